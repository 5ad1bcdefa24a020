/** How somebody is known to the house, as the house tells it, and what a browser answers about its passkeys. */
import { call } from "./api";
import type { Me } from "./types";

export interface Device {
  id: string;
  kind: string;
  label: string;
  at: number;
  seen: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  kind: string;
  label: string;
  at: number;
  used: number;
}

export interface Person {
  name: string;
  since: number | null;
  tables: number;
  devices: Device[];
  passkeys: Passkey[];
  recovery: { at: number; used: number } | null;
  /** The address of mail by which one comes back, where the host has set up mail. */
  mail: string | null;
}

export interface ShortCode {
  code: string;
  seconds: number;
  address: string;
  picture: string[];
}

/** What it means to come in with a code. */
export interface Offer {
  name: string;
  yours: string | null;
  tables: number;
  kept: boolean;
  together: boolean;
}

interface Asked {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

const NUMBERS = /^[\d.]+$|:/;

/** Whether passkeys are possible at this address: browsers allow them on safe pages only, and never where a number is its name. */
export const passkeysHere = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !NUMBERS.test(location.hostname);

/** Whether this address leads nowhere from another machine. */
export const onlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const ids = (some: { id: string }[] = []): object[] => some.map((one) => ({ ...one, id: bytes(one.id) }));

/** A question of the house as browsers take it: with bytes for every text that stands for some. */
function read(asked: Asked): object {
  const { challenge, user, excludeCredentials, allowCredentials } = asked;
  return {
    ...asked,
    challenge: bytes(challenge),
    ...(user ? { user: { ...user, id: bytes(user.id) } } : {}),
    excludeCredentials: ids(excludeCredentials),
    allowCredentials: ids(allowCredentials),
  };
}

/** An answer of the browser, as the house takes it. */
function written(found: Credential | null): object {
  const { id, type, rawId, response } = found as PublicKeyCredential;
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const parts = names.flatMap((name) => {
    const part = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[name];
    return part ? [[name, text(part)]] : [];
  });
  return { id, type, rawId: text(rawId), response: Object.fromEntries(parts) as object, clientExtensionResults: {} };
}

export const person = {
  read: () => call<Person>("/api/me/person"),
  code: () => call<ShortCode>("/api/me/code", {}),
  recovery: () => call<{ code: string }>("/api/me/recovery", {}),
  signOut: (id: string) => call<{ here: boolean }>("/api/me/sign-out", { id }),
  removePasskey: (id: string) => call("/api/me/passkeys/remove", { id }),
  forget: (name: string) => call("/api/me/forget", { name }),
  offer: (code: string) => call<Offer>("/api/join", { code }),
  /** Whether this house sends codes by mail, */
  byMail: () => call<{ mail: boolean }>("/api/join"),
  /** what goes with one that is asked for, */
  askMail: (address: string) => call<{ asked: string }>("/api/join/mail", { address }),
  /** and whose it is, with what coming in with it would mean. */
  showMail: (asked: string, code: string) =>
    call<{ code: string; offer: Offer }>("/api/join/mail/code", { asked, code }),
  join: (code: string, bring: boolean) => call<Me>("/api/join", { code, bring }),

  addPasskey: async (): Promise<void> => {
    const options = read(await call<Asked>("/api/me/passkeys/options", {}));
    const publicKey = options as PublicKeyCredentialCreationOptions;
    await call("/api/me/passkeys", { answer: written(await navigator.credentials.create({ publicKey })) });
  },

  /** A code of whoever's passkey is shown here, and what coming in with it would mean. */
  showPasskey: async (): Promise<{ code: string; offer: Offer }> => {
    const options = read(await call<Asked>("/api/join/passkey/options", {}));
    const publicKey = options as PublicKeyCredentialRequestOptions;
    return call("/api/join/passkey", { answer: written(await navigator.credentials.get({ publicKey })) });
  },
};

/** Whether somebody has put the browser's own question away: nothing went wrong. */
export const putAway = (error: unknown): boolean => error instanceof DOMException && error.name === "NotAllowedError";

/** A code as it is read out and typed: in groups of four. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");
