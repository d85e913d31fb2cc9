import type { Film } from './film';

/** What is on the screen of a film: a picture of it, where the house has one. */
export function screenPicture({ media, stills }: Pick<Film, 'media' | 'stills'>) {
  return media.film?.poster ?? media.audio?.poster ?? stills[0]?.src;
}
