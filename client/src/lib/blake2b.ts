/** BLAKE2b with 32 bytes out, to check that the seed shown at the end is the one promised at the start. */
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
];
const PERSON = "kaffeehausdigest";
const OUT = 32;
const BLOCK = 128;

const turn = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;
const word = (bytes: Uint8Array, at: number): bigint =>
  [...bytes.slice(at, at + 8)].reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turn(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turn(v[b]! ^ v[c]!, 63n);
}

/** The digest of a seed as the house writes it: a number, or secret bytes in hexadecimal. */
export function blake2b(seed: string | number): string {
  const coder = new TextEncoder();
  const message =
    typeof seed === "number"
      ? coder.encode(`int:${seed}`)
      : new Uint8Array([...coder.encode("raw:"), ...(seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16))]);
  if (message.length > BLOCK) return "";
  const person = coder.encode(PERSON);
  const h = [...IV];
  h[0]! ^= 0x01010000n ^ BigInt(OUT);
  h[6]! ^= word(person, 0);
  h[7]! ^= word(person, 8);
  const block = new Uint8Array(BLOCK);
  block.set(message);
  const m = Array.from({ length: 16 }, (_, i) => word(block, i * 8));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const s = [...SIGMA[round % 10]!].map((digit) => m[parseInt(digit, 16)]!);
    mix(v, 0, 4, 8, 12, s[0]!, s[1]!);
    mix(v, 1, 5, 9, 13, s[2]!, s[3]!);
    mix(v, 2, 6, 10, 14, s[4]!, s[5]!);
    mix(v, 3, 7, 11, 15, s[6]!, s[7]!);
    mix(v, 0, 5, 10, 15, s[8]!, s[9]!);
    mix(v, 1, 6, 11, 12, s[10]!, s[11]!);
    mix(v, 2, 7, 8, 13, s[12]!, s[13]!);
    mix(v, 3, 4, 9, 14, s[14]!, s[15]!);
  }
  return h
    .slice(0, OUT / 8)
    .flatMap((x, i) => {
      const out = x ^ v[i]! ^ v[i + 8]!;
      return Array.from({ length: 8 }, (_, k) => Number((out >> BigInt(8 * k)) & 0xffn));
    })
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
