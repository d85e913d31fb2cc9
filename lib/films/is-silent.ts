import type { RawFilm } from '@/lib/content/schema/film';

/** The last year in which films were still made without sound in Europe as a rule. */
const lastSilentYear = 1930;

/**
 * Whether a film is silent, as far as its facts tell: of the silent years where the house has no copy of it that
 * speaks (music may go with it), of later ones where a frame rate is named and no copy has any sound.
 */
export function isSilent({
  transferRate,
  year,
  versions,
  media,
}: Pick<RawFilm, 'transferRate' | 'year' | 'versions'> & { media: { audio?: unknown } }): boolean {
  if (year > lastSilentYear)
    return transferRate !== undefined && versions.every(({ audio }) => audio.length === 0);
  const speaks = versions.some(({ audio }) => audio.some((language) => language !== 'zxx'));
  return !speaks && !media.audio;
}
