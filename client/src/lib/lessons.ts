/** The lessons of the house, and how far this browser has come in each. */
import { call } from "./api";
import { keep as remember } from "./kept";

export interface LessonInfo {
  game: string;
  lesson: string;
  minutes: number;
  /** None where its file is damaged. */
  steps: number;
}

export interface Step {
  id: string;
  /** What the learner does, the first by hand; nothing where there is only something to read. */
  do?: string[];
  /** What comes to the same, and is taken for it. */
  same?: string[];
  /** What is arranged before, one after the other: what is not marked yet, or still lies there, comes next. */
  hand?: string[];
  /** What the words are about: names of `data-place`, or classes. */
  point?: string[];
  /** What else stays in the light. */
  lit?: string[];
  rules?: string[];
}

export interface Course {
  game: string;
  lesson: string;
  minutes: number;
  /** How many actions of the learner have been played when it begins. */
  before: number;
  steps: Step[];
}

/** Where somebody is in a lesson. */
export interface Progress {
  /** The table it is taken at. */
  table: string;
  at: number;
  /** Whether it was taken to its end once. */
  done: boolean;
}

const KEY = "kaffeehaus.lessons";

let asked: Promise<LessonInfo[]> | null = null;

/** The lessons there are; the house is asked once. */
export function lessons(): Promise<LessonInfo[]> {
  asked ??= call<LessonInfo[]>("/api/lessons").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const course = (game: string, lesson: string): Promise<Course> => call(`/api/lessons/${game}/${lesson}`);

/** A table for a lesson, from one of its steps on. */
export const begin = (game: string, lesson: string, step: number): Promise<{ id: string }> =>
  call(`/api/lessons/${game}/${lesson}`, { step });

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progress = (game: string, lesson: string): Progress | null => kept()[`${game}/${lesson}`] ?? null;

/** Keeps how far somebody has come. */
export function keep(game: string, lesson: string, now: Progress): void {
  const all = kept();
  const done = now.done || (all[`${game}/${lesson}`]?.done ?? false);
  remember(KEY, JSON.stringify({ ...all, [`${game}/${lesson}`]: { ...now, done } }));
}

/** Where the reader goes on in a game: the first lesson not taken to its end, if there is one. */
export const next = (all: LessonInfo[], game: string): LessonInfo | undefined =>
  all.find((one) => one.game === game && one.steps && !progress(game, one.lesson)?.done);

/** How many of the lessons of a game, or of all games, were taken to their end. */
export const learned = (all: LessonInfo[], game: string | null = null): number =>
  all.filter((one) => (game === null || one.game === game) && progress(one.game, one.lesson)?.done).length;

/** Whether any lesson of a game was taken to its end. */
export const learnedAny = (game: string): boolean =>
  Object.entries(kept()).some(([key, { done }]) => done && key.startsWith(`${game}/`));

const ON = "kaffeehaus.lessons.on";

const on = (): string[] => (localStorage.getItem(ON) ?? "").split(" ");

/** Whether the table of a lesson is played to its end as any other table. */
export const playedOn = (table: string): boolean => on().includes(table);

export const playOn = (table: string): void => remember(ON, [...on(), table].join(" ").trim());
