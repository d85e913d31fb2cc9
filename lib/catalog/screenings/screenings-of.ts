import type { Library, StoredScreening } from '@/lib/content/store/raw-library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { localLine } from '@/lib/primitives/text/local-text';
import { slugify } from '@/lib/primitives/text/slugify';
import { localName } from '../films/local-name';
import type { Screening, Venue } from './screening';

type Announced = Pick<Library, 'screenings' | 'venues'>;

/** All screenings of a film, including past ones, in stored order. */
export function screeningsOf(slug: string, announced: Announced, locale: Locale): Screening[] {
  const stored = announced.screenings.get(slug) ?? [];
  return stored.flatMap((screening) => toScreening(screening, announced, locale) ?? []);
}

function toScreening(
  { at, was, venue, guest, note, ...same }: StoredScreening,
  announced: Announced,
  locale: Locale,
): Screening | undefined {
  const found = toVenue(venue, announced, locale);
  return (
    found && {
      ...same,
      ...{ start: new Date(at), venue: found },
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
