import type { Sentence } from '../faults/sentence';

/** What is wrong with a file: `found` is what it is instead. */
export type MediaFault = { expected: Sentence; advice?: Sentence; found?: Sentence };
