import type { VoiceName } from '../sound/voices';

/** The languages in which the studies say what is heard; another language of the site owes them none. */
export const spoken = ['fr', 'de'] as const;
export type Spoken = (typeof spoken)[number];
export type Words = Record<Spoken, string>;

/** One sound. `pitch` is a MIDI note number, `gain` 0…1, `pan` −1 (left) … 1 (right). */
export type Note = {
  beat: number;
  beats: number;
  pitch: number;
  voice: VoiceName;
  gain: number;
  pan: number;
};

export type Chapter = { beat: number; title: Words };

/** What is heard, or seen, or read on a card, in words, and how long they stand. */
export type Caption = {
  beat: number;
  beats: number;
  text: Words;
  /** Where in the picture, as WebVTT says it. */
  settings?: string;
};

/** The one source of sound and picture; every time in it counts in beats from the start. */
export type Score = {
  beatSeconds: number;
  beats: number;
  notes: readonly Note[];
  chapters: readonly Chapter[];
  captions: readonly Caption[];
};

/** Length of the whole score in seconds. */
export function durationOf(score: Pick<Score, 'beats' | 'beatSeconds'>): number {
  return score.beats * score.beatSeconds;
}
