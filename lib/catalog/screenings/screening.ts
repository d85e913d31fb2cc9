import type { RawVenue, ScreeningVersion } from '@/lib/content/schema/screening';
import type { Library, StoredScreening } from '@/lib/content/store/raw-library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type LocalText, localLine, localName } from '@/lib/primitives/text/local-text';
import { slugify } from '@/lib/primitives/text/slugify';

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
  version?: ScreeningVersion;
  guest?: LocalText;
  note?: LocalText;
};

/**
 * How long a screening is still shown after its start, in ms: introductions and trailers come first, and a
 * visitor on the way to the cinema may check the page again.
 */
export const grace = 15 * 60 * 1000;

/**
 * Whether a screening can still be attended. Also true for a cancelled one, so that it is shown as cancelled.
 */
export function isAttendable({ start }: Pick<Screening, 'start'>, now: Date): boolean {
  return +now < +start + grace;
}

/** Whether the screening is not cancelled. */
export function takesPlace({ state }: Pick<Screening, 'state'>): boolean {
  return state !== 'cancelled';
}

type Announced = Pick<Library, 'screenings' | 'venues'>;

/** All screenings of a film, including past ones, in stored order. */
export function screeningsOf(slug: string, announced: Announced, locale: Locale): Screening[] {
  const stored = announced.screenings.get(slug) ?? [];
  return stored.flatMap((screening) => toScreening(screening, announced, locale) ?? []);
}

function toScreening(
  { at, was, venue, guest, note, ...rest }: StoredScreening,
  announced: Announced,
  locale: Locale,
): Screening | undefined {
  const localVenue = toVenue(venue, announced, locale);
  return (
    localVenue && {
      ...rest,
      ...{ start: new Date(at), venue: localVenue },
      ...(was !== undefined && { was: new Date(was) }),
      ...(guest && { guest: localLine(guest, locale) }),
      ...(note && { note: localLine(note, locale) }),
    }
  );
}

function toVenue(slug: string, { venues }: Announced, locale: Locale): Venue | undefined {
  const raw = venues[slug];
  if (!raw) return undefined;
  const { country, website, wheelchair, address } = raw;
  return {
    ...{ slug, country, website, wheelchair },
    name: localName(raw.name, locale),
    town: localName(raw.town, locale),
    townSlug: slugify(localName(raw.town, defaultLocale)),
    ...(address && { address: localName(address, locale) }),
  };
}
