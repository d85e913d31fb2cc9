import type { ShownVersion } from '@/lib/content/schema/shown-version';
import type { RawVenue } from '@/lib/content/schema/venue';
import type { StoredScreening } from '@/lib/content/store/raw-library';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** A cinema, in one language. */
export type Venue = {
  slug: string;
  name: string;
  town: string;
  /** Slug of the town, the same in every language. */
  townSlug: string;
} & Pick<RawVenue, 'country' | 'website' | 'wheelchair'> & { address?: string };

/** A cinema screening in one language. */
export type Screening = Pick<StoredScreening, 'id' | 'booking' | 'state' | 'timeZone'> & {
  start: Date;
  /** Original start, if the screening was moved. */
  was?: Date;
  venue: Venue;
  version?: ShownVersion;
  guest?: LocalText;
  note?: LocalText;
};
