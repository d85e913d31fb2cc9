import type { RawFilm } from '@/lib/content/schema/film';

/** The last year in which films were still made without sound in Europe as a rule. */
const lastSilentYear = 1930;

/**
 * Whether a film is silent, as far as its facts tell: its transfer has a silent film's frame rate, or it is
 * of those years and the house has no copy of it that speaks.
 */
export function isSilent({
  transferRate,
  year,
  versions,
  media,
}: Pick<RawFilm, 'transferRate' | 'year' | 'versions'> & { media: { audio?: unknown } }): boolean {
  if (transferRate !== undefined) return true;
  const speaks = versions.some(({ audio }) => audio.some((language) => language !== 'zxx'));
  return year <= lastSilentYear && !speaks && !media.audio;
}
