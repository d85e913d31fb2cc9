import type { Change } from './changes/change';
import type { Owed } from './owed/owed';
import type { RecordName } from './records/record-kind';

/** Why content is not visible to visitors: a draft, or published at a time (ISO 8601, UTC). */
export type Unpublished = 'draft' | { from: string };

/** Data of a preview's build for the server. */
export type Preview = {
  build: { id: string /** ISO 8601. */; time: string; branch?: string | undefined };
  /** The content folder, as named to editors. */
  house: string;
  owed: Owed[];
  /** Changes since the published state; undefined if there is none to compare with. */
  changes?: { since?: string | undefined; list: Change[] } | undefined;
  /** Titles of records. */
  titles: Record<RecordName, string>;
  /** Records not visible to visitors yet. */
  unpublished: Record<RecordName, Unpublished>;
  /** The site's time zone (IANA). */
  timeZone: string;
};
