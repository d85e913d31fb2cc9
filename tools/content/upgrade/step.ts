import type { Sentence } from '@/lib/content/validate/faults/sentence';

/** A content file during the upgrade; `path` is relative to the content folder. */
export type OpenFile = { path: string; text: string };

/** Result of a step: the new text, messages for the editor, and media files to add. */
export type Change = { text: string; said: Sentence[]; files?: NewFile[] };

/** `path` is relative to the content folder. */
export type NewFile = { path: string; body: string | Buffer };

/** Access to other files: those of the content folder, and older ones in the software's `public` folder. */
export type Surroundings = {
  /** Bytes of a file in the content folder; `undefined` if it does not exist. */
  read: (path: string) => Buffer | undefined;
  /** Bytes of a file in the software's `public` folder; `undefined` if it does not exist. */
  readPublic: (path: string) => Buffer | undefined;
};

/** One change that a content version requires. Returns `undefined` if the file needs none. */
export type Step = (file: OpenFile, around: Surroundings) => Change | undefined;
