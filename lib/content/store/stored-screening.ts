import type { RawScreening } from '../schema/screening';
import type { ShownVersion } from '../schema/shown-version';

/** A screening that is sound, as it is looked up by its film. */
export type StoredScreening = Pick<RawScreening, 'guest' | 'note' | 'booking' | 'state'> & {
  /** The last part of its address; stays where a screening is moved. */
  id: string;
  /** Of the venues. */
  venue: string;
  /** When it begins, ms since 1970. */
  at: number;
  /** IANA: by these clocks it is announced. */
  timeZone: string;
  /** When it was to begin, where it has been moved. */
  was?: number;
  /** Absent where the programme does not say. */
  version?: ShownVersion;
};
