import type { RawFilm } from '@/lib/content/schema/film';

/** The last year in which films were still made without sound in Europe as a rule. */
const lastSilentYear = 1930;

/**
 * Whether a film is silent: its `sound` says so or, where nobody has said, as far as its other facts tell: of the silent years where the house has no copy of it that
 * speaks (music may go with it), of later ones where a frame rate is named and no copy has any sound.
 */
export function isSilent({
  sound,
  transferRate,
  year,
  versions,
  media,
}: Pick<RawFilm, 'sound' | 'transferRate' | 'year' | 'versions'> & {
  media: { audio?: unknown };
}): boolean {
  if (sound) return sound === 'silent';
  if (year > lastSilentYear)
    return transferRate !== undefined && versions.every(({ audio }) => audio.length === 0);
  const speaks = versions.some(({ audio }) => audio.some((language) => language !== 'zxx'));
  return !speaks && !media.audio;
}
