import { isStream } from '@/lib/player/hls/is-stream';
import type { PlayerSource } from '@/lib/player/source/source-schema';

/** A file of the film, its index in the list of sources and the height of its picture in pixels. */
export type FileQuality = { index: number; src: string; height: number };

/**
 * The files of the same type as the one at `index`, large first; none where there is no choice. Of
 * several of one height, which stand in for each other, there is one: that at `index`, else the first.
 */
export function fileQualities({ sources }: PlayerSource, index: number): FileQuality[] {
  const type = sources[index]?.type;
  const files = sources.flatMap((part, at) =>
    part.provider === 'html5' && part.size && part.type === type && !isStream(part)
      ? [{ index: at, src: part.src, height: part.size }]
      : [],
  );
  const now = files.find((file) => file.index === index);
  if (!now) return [];
  const byHeight = new Map([...files.toReversed(), now].map((file) => [file.height, file]));
  if (byHeight.size < 2) return [];
  return [...byHeight.values()].sort((a, b) => b.height - a.height);
}
