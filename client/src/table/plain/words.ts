/** The words of any game: what it says, and what stands in for messages that it lacks. */
import { capital, t, texts } from "../../lib/texts.svelte";
import type { GameEvent, LegalAction, View } from "../../lib/types";
import { Words } from "../words";
import { told } from "./values";

/** What a game may say where it has no message for the single question. */
const QUESTION = "ask";
const MISSING = /^(?:ask|do|log)-[a-z0-9-]+(?:\.[a-z]+)?$/;

/** What was said, unless it is the name of a message that is not there. */
const known = (text: string): string => (MISSING.test(text) && (text.includes(".") || !texts.has(text)) ? "" : text);

export class PlainWords extends Words {
  override question(view: View, seat: number): string {
    const any = texts.has(QUESTION) ? t(QUESTION) : t("page-plain-ask");
    return capital(known(super.question(view, seat)) || any);
  }

  /** A choice; without words as records write it. */
  override choice(choice: LegalAction, view: View): string {
    return capital(known(super.choice(choice, view)) || choice.action);
  }

  /** What happened; without words what the event holds. */
  override event(event: GameEvent, names: string[]): string {
    const { kind, seat: _, only: __, ...rest } = event;
    return known(super.event(event, names)) || t("page-plain-value", { name: kind, value: told(rest) });
  }

  /** What stands above choices of a kind, or nothing. */
  heading(kind: string): string {
    return known(t(`do-${kind}.kind`));
  }

  /** A kind of choice by name; without words as records write it. */
  kind(kind: string): string {
    return this.heading(kind) || capital(kind);
  }
}
