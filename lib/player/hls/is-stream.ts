import type { SourcePart } from '@/lib/player/source/source-schema';

/** Whether a source is an HLS stream, by its MIME type or else by its URL. */
export function isStream({ src, type }: Pick<SourcePart, 'src' | 'type'>): boolean {
  if (type) return /mpegurl/i.test(type);
  return /\.m3u8(?:[?#]|$)/i.test(src);
}
