import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';

/** Open Graph's `og:video`; `url` as in the content. */
export type FilmVideo = { url: string; type: string; width?: number; height?: number };

const types: Record<string, string | undefined> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * The film's file if it can be watched now and has no ads, which the bare file would bypass. The largest file
 * that browsers play without a player.
 */
export function filmVideo(film: Film, now: Date): FilmVideo | undefined {
  const media = film.media.film;
  if (!media || film.vod?.ads || !isWatchable(film, now)) return undefined;
  const [best] = media.sources
    .flatMap(({ provider, src, ...source }) => {
      const { type, size } = { type: undefined, size: undefined, ...source };
      const kind = type ?? types[src.split('.').at(-1)?.toLowerCase() ?? ''];
      if (provider !== 'html5' || !kind?.startsWith('video/')) return [];
      return [{ url: src, type: kind, size }];
    })
    .sort((one, other) => (other.size ?? 0) - (one.size ?? 0));
  if (!best) return undefined;
  const { url, type, size: height } = best;
  return { url, type, ...(height && { width: widthOf(height, media.ratio), height }) };
}

/** Rounded to an even number of pixels, as in video files. */
function widthOf(height: number, ratio = '16:9'): number {
  const [wide = 16, high = 9] = ratio.split(':').map(Number);
  return 2 * Math.round((height * wide) / high / 2);
}
