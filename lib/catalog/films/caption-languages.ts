import type { Film } from './film';

/** The languages in which a film can be read while it is watched or heard here. */
export function captionLanguages({ media }: Pick<Film, 'media'>): string[] {
  const tracks = [media.film, media.audio].flatMap((source) => source?.tracks ?? []);
  const read = tracks.filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  return [...new Set(read.map(({ srclang }) => srclang))];
}
