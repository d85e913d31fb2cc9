import { fitBox } from '../picture/fit-box';
import { mainSound } from '../probe/main-sound';
import type { Picture, Sound } from '../probe/recording';
import { colourTags, deinterlacing, keyframes, toSize } from './filters';
import { soundArguments } from './sound-arguments';

/** Maximum picture size for browsers. */
export const largest = { width: 1920, height: 1080 };

// Metadata (names, places, cameras) is removed. The index is moved to the start, so that playback can begin early.
const container = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'];

/** ffmpeg's arguments, after the input, for an MP4 with H.264 and AAC of at most 1080 lines. */
export function filmArguments(picture: Picture, sound: readonly Sound[]): string[] {
  const heard = mainSound(sound);
  const maps = ['-map', `0:${picture.stream}`, ...(heard ? ['-map', `0:${heard.stream}`] : [])];
  const video = fits(picture) ? ['-c:v', 'copy'] : encoded(picture);
  return [...maps, ...video, ...(heard ? soundArguments(heard) : []), ...container];
}

/** Whether browsers play the picture stream as it is, so that it is copied without re-encoding. */
export function fits(picture: Picture): boolean {
  const plain = picture.codec === 'h264' && /^yuvj?420p$/.test(picture.pixelFormat);
  return (
    plain && picture.asShown && picture.width <= largest.width && picture.height <= largest.height
  );
}

function encoded(picture: Picture): string[] {
  const filters = [...deinterlacing(picture), ...toSize(picture, fitBox(picture, largest))];
  const quality = ['-preset', 'medium', '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'];
  const video = ['-c:v', 'libx264', '-profile:v', 'high', ...quality, ...keyframes];
  return ['-vf', filters.join(','), ...video, ...colourTags];
}
