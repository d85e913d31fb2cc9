import { shortGenre } from '@/lib/content/built-in';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Translations } from '@/lib/content/schema/translations';
import type { Locale } from '@/lib/i18n/locales';
import { getOwn } from '@/lib/primitives/json';
import type { Genre } from './film';

/**
 * A film's genres in one language. The genre 'short' is derived from the runtime, if the site has a name for
 * it.
 */
export function genresOf(
  raw: Pick<RawFilm, 'genres' | 'runtime'>,
  locale: Locale,
  words: Record<string, Translations>,
): Genre[] {
  const filed = raw.genres.filter((slug) => slug !== shortGenre);
  const short = isShort(raw) && getOwn(words, shortGenre) ? [shortGenre] : [];
  return [...filed, ...short].map((slug) => ({
    slug,
    name: getOwn(words, slug)?.[locale] ?? slug,
  }));
}

/** Minutes below which a film is short, as defined by European festivals and funds. */
const shortFilm = 60;

/** Whether a film is short; false for an unknown runtime. */
export function isShort({ runtime }: { runtime?: number }): boolean {
  return runtime !== undefined && runtime < shortFilm;
}

/** Up to this year a film is silent by default. */
const lastSilentYear = 1926;
/** Up to this year a film without words, or with a transfer rate, is silent even with music. */
const lastMixedYear = 1930;

/**
 * Whether a film is silent. `sound` decides if it is set. Without it: up to 1926 a film is silent unless its
 * media or versions have speech; up to 1930 only if it has `languages: [zxx]` or a `transferRate`, with music
 * allowed; later only with a `transferRate` and no version with audio, since later films without words are
 * not silent films.
 */
export function isSilent({
  sound,
  languages,
  transferRate,
  year,
  versions,
  media,
}: Pick<RawFilm, 'sound' | 'languages' | 'transferRate' | 'year' | 'versions'> & {
  media: { audio?: unknown };
}): boolean {
  if (sound) return sound === 'silent';
  const heard = versions.flatMap(({ audio }) => audio);
  const hasItsOwnRate = transferRate !== undefined;
  if (year > lastMixedYear) return hasItsOwnRate && heard.length === 0;
  if (media.audio || !heard.every(isWordless)) return false;
  const isWithoutWords = languages.length > 0 && languages.every(isWordless);
  return year <= lastSilentYear || isWithoutWords || hasItsOwnRate;
}

const isWordless = (language: string) => language === 'zxx';
