import type { RawFilm } from '@/lib/content/schema/film';

/** The last year in which a film is silent unless its file says otherwise. */
const lastSilentYear = 1926;
/** The last year in which a film without words, or with a frame rate of its own, is a silent one even with music to it. */
const lastMixedYear = 1930;

/**
 * Whether a film is silent: as its `sound` says. Without it, up to 1926 it is silent unless something of it speaks; later
 * only where its file says so: until 1930, while both kinds were made, by `languages: [zxx]` or a `transferRate` (music
 * may go with it); since then by a `transferRate` and no copy with any sound, as films without words are no silent ones.
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
