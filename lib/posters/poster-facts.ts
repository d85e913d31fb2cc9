import type { RawFilm } from '@/lib/content/schema/film';
import type { MotifName } from '@/lib/content/schema/motif';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The facts that a drawn poster is based on. `title` is the title in one language or the original title;
 * `runtime` is in minutes.
 */
export type PosterFacts = {
  slug: string;
  title: string;
  year: number;
  directors: string[];
  /** Slugs of `content/genres.yaml`, in the order of the film's file. */
  genres: string[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  runtime?: number;
  /** Language of the units; the default language if undefined. */
  locale?: Locale | undefined;
  /** Motif set by an editor; else chosen by genre. */
  motif?: MotifName;
  /** Variant of the drawing, to differ from neighbours; undefined or 0 is the first. */
  edition?: number;
};

/**
 * Converts a film as written by the editors to poster facts. @param locale language of the units, and of the
 * title if the film has one in this language
 */
export function toPosterFacts(slug: string, raw: RawFilm, locale?: Locale): PosterFacts {
  const { year, directors, genres, countries, runtime, motif } = raw;
  const title = (locale && raw.title[locale]) || raw.title.original.text;
  return { slug, title, year, directors, genres, countries, runtime, locale, motif };
}
