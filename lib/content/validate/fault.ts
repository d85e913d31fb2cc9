import type { Found } from './faults/found';
import type { Sentence } from './faults/sentence';

/** Both counted from 1, as editors' programs do. */
export type Place = { line: number; column: number };

/** Something wrong in a content file: where it stands, which field, and what was expected there. */
export type Fault = {
  path: string;
  /** The keys from the top, joined by points (`crew.1.job`), or what is meant in their place: `the file`. */
  field: string;
  expected: Sentence;
  /** What to do about it, where that does not follow. */
  advice?: Sentence;
  /** A name that there is and that was probably meant. */
  near?: string;
  /** It may be meant so: it is said, and stops nothing. */
  isWarning?: true;
  /** The field's name is wrong, and not what stands in it. */
  isName?: true;
  /** Of a table: the number that a spreadsheet gives the row; `field` is then the column as it is written there. */
  row?: number;
  /** These are known once the file was looked at again: lib/content/validate/faults/place-faults.ts. */
  place?: Place;
  keys?: string[];
  found?: Found;
};
