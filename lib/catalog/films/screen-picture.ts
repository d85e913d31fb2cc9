import type { Film } from './film';

/** URL of a landscape picture of a film, if there is one. */
export function screenPicture({ media, stills }: Pick<Film, 'media' | 'stills'>) {
  return media.film?.poster ?? media.audio?.poster ?? stills[0]?.src;
}
