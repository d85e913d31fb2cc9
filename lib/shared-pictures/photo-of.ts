import type { Film } from '@/lib/films/film';

/** The photograph that stands for a film where it is shared: a still, or the picture before it begins; our own only. */
export function photoOf({ stills, media }: Pick<Film, 'stills' | 'media'>): string | undefined {
  const pictures = [stills[0]?.src, media.film?.poster];
  return pictures.find((src) => src?.startsWith('/'));
}
