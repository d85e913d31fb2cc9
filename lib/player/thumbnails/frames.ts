import type { VttCue } from '@/lib/primitives/webvtt/parse-vtt';
import { type Area, parseFragment } from './parse-fragment';

/** A thumbnail, valid from `startTime` to `endTime` (seconds). x, y, w, h are set only for a sprite. */
export type Frame = { startTime: number; endTime: number; image: string } & Partial<Area>;

/** Whether the frame is part of a sprite image. */
export function isSprite(frame: Frame): frame is Frame & Area {
  return frame.w !== undefined;
}

/**
 * Converts the cues of a thumbnail file to frames, sorted by time. Drops cues without an image or without a
 * duration.
 *
 *  @param base absolute URL of the thumbnail file
 */
export function toFrames(cues: readonly VttCue[], base: string): Frame[] {
  return cues
    .flatMap(({ startTime, endTime, text }) => {
      const line = text.split('\n').find((part) => part.trim()) ?? '';
      const reference = parseFragment(line, base);
      if (!reference || endTime <= startTime) return [];
      return [{ startTime, endTime, image: reference.image, ...reference.area }];
    })
    .sort((one, other) => one.startTime - other.startTime);
}

/** Index of the frame at `time` (seconds), the later of two; -1 in a gap. */
export function findFrame(frames: readonly Frame[], time: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((frames[middle]?.startTime ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const found = frames[low - 1];
  return found && time <= found.endTime ? low - 1 : -1;
}
