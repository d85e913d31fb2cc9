import type { Found } from './faults/found';
import type { Sentence } from './faults/sentence';

/** Position in a text file; both counted from 1, as in editors. */
export type Place = { line: number; column: number };

/** An issue in a content file: the file, the field, and the expected value. */
export type Fault = {
  path: string;
  /** Keys from the root, joined by dots (`crew.1.job`), or the name of a whole: `the file`. */
  field: string;
  expected: Sentence;
  /** How to fix it, if that is not obvious. */
  advice?: Sentence;
  /** An existing name that was probably meant. */
  near?: string;
  /** Reported, but does not stop a build, since it may be intended. */
  isWarning?: true;
  /** The field's name is wrong, not its value. */
  isName?: true;
  /** In a table: the row number in a spreadsheet; `field` is then the column heading. */
  row?: number;
  /** Filled in by a second look at the file: lib/content/validate/faults/place-faults.ts. */
  place?: Place;
  keys?: string[];
  found?: Found;
};
