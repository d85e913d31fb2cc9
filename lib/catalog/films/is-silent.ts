import type { RawFilm } from '@/lib/content/schema/film';

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
