import type { Film } from './film';

/** Languages of the captions and subtitles of a film on the site. */
export function captionLanguages({ media }: Pick<Film, 'media'>): string[] {
  const tracks = [media.film, media.audio].flatMap((source) => source?.tracks ?? []);
  const read = tracks.filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  return [...new Set(read.map(({ srclang }) => srclang))];
}
