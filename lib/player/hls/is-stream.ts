import type { SourcePart } from '@/lib/player/source/source-schema';

/** Whether a source is an adaptive stream (HLS), by its type or its address. */
export function isStream({ src, type }: Pick<SourcePart, 'src' | 'type'>): boolean {
  if (type) return /mpegurl/i.test(type);
  return /\.m3u8(?:[?#]|$)/i.test(src);
}
