import type { Sentence } from '@/lib/content/validate/faults/sentence';

/** A file of a house while it is changed; `path` from the house's folder. */
export type OpenFile = { path: string; text: string };

/** What a step makes of a file: its text, what is said of it, and files of media that come with it. */
export type Change = { text: string; said: Sentence[]; files?: NewFile[] };

/** `path` from the house's folder. */
export type NewFile = { path: string; body: string | Buffer };

/** The house beside the file: its media, and what once lay in the software's `public`. */
export type Surroundings = {
  /** Bytes of a file of the house; `undefined` where there is none. */
  read: (path: string) => Buffer | undefined;
  /** The same of a file in the software's `public`. */
  readPublic: (path: string) => Buffer | undefined;
};

/** One thing that a version asks of a house's files. */
export type Step = (file: OpenFile, around: Surroundings) => Change | undefined;
