import { transcriptTracks } from '@/lib/player/captions/transcript-tracks';
import type { Film, Media } from '../film';

/**
 * The medium that the transcript page is based on: the film, else its audio, if it has an offer (past,
 * current or future) and captions on this site. Captions on other hosts are only loaded by the player.
 */
export function transcribed({ vod, media }: Pick<Film, 'vod' | 'media'>): Media | undefined {
  if (!vod) return undefined;
  return [media.film, media.audio].find((medium) => medium && readable(medium).length > 0);
}

/** Local captions before subtitles, one for each language. */
export function readable({ tracks }: Pick<Media, 'tracks'>) {
  return transcriptTracks(tracks).filter(({ src }) => src.startsWith('/media/'));
}

export const hasTranscript = (film: Pick<Film, 'vod' | 'media'>) => transcribed(film) !== undefined;
