import { transcriptTracks } from '@/lib/player/captions/transcript-tracks';
import type { Film, Media } from '../film';

/**
 * What of a film can be read as a page of its own: the film, or what can be heard, if it is (or was, or will be) offered
 * here, with captions that lie with the house. Captions at another host are fetched by the player alone.
 */
export function transcribed({ vod, media }: Pick<Film, 'vod' | 'media'>): Media | undefined {
  if (!vod) return undefined;
  return [media.film, media.audio].find((medium) => medium && readable(medium).length > 0);
}

/** Captions before subtitles, one for each language. */
export function readable({ tracks }: Pick<Media, 'tracks'>) {
  return transcriptTracks(tracks).filter(({ src }) => src.startsWith('/media/'));
}

export const hasTranscript = (film: Pick<Film, 'vod' | 'media'>) => transcribed(film) !== undefined;
