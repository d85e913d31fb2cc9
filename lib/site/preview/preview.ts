import type { Change } from './changes/change';
import type { Owed } from './owed/owed';
import type { RecordName } from './records/record-kind';

/** Why visitors do not see something: it is a draft, or comes out at a moment (ISO 8601, UTC). */
export type Unpublished = 'draft' | { from: string };

/** What a preview's build says of itself and of the house, put down for the front. */
export type Preview = {
  build: { id: string /** ISO 8601. */; time: string; branch?: string | undefined };
  /** The house's folder, as editors name it. */
  house: string;
  owed: Owed[];
  /** Since the published state; absent where there is none to compare with. */
  changes?: { since?: string | undefined; list: Change[] } | undefined;
  /** What records are called. */
  titles: Record<RecordName, string>;
  /** What visitors do not see yet. */
  unpublished: Record<RecordName, Unpublished>;
  /** IANA, of the house. */
  timeZone: string;
};
