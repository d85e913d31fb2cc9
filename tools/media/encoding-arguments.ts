import { maxBitRate } from '@/lib/content/validate/media/validate-video';
import { type ColourMatrix, mainSound, type Picture, type Sound } from './probe/recording';

export interface Size {
  width: number;
  height: number;
}

/**
 * The largest size with the aspect ratio of `size` that fits into `box`, without enlarging. Each
 * side is rounded to an even number, so an odd side of `size` may grow by a pixel.
 */
export function fitBox(size: Size, box: Size): Size {
  const factor = Math.min(1, box.width / size.width, box.height / size.height);
  return { width: even(size.width * factor), height: even(size.height * factor) };
}

/** H.264 with 4:2:0 colour requires even numbers of pixels. */
function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}

/** Maximum picture size for browsers. */
export const maxVideoSize = { width: 1920, height: 1080 };

// Metadata (names, places, cameras) is removed. The index is moved to the start, so that playback can begin early.
const container = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'];

/** ffmpeg's arguments, after the input, for an MP4 with H.264 video of at most 1080 lines and AAC sound. */
export function filmArguments(picture: Picture, sound: readonly Sound[]): string[] {
  const mainTrack = mainSound(sound);
  const maps = [
    '-map',
    `0:${picture.stream}`,
    ...(mainTrack ? ['-map', `0:${mainTrack.stream}`] : []),
  ];
  const video = canCopyVideo(picture) ? ['-c:v', 'copy'] : encodeArguments(picture);
  return [...maps, ...video, ...(mainTrack ? soundArguments(mainTrack) : []), ...container];
}

/** Whether browsers play the picture stream as it is, without waiting, so that it is copied without re-encoding. */
export function canCopyVideo(picture: Picture): boolean {
  const plain = picture.codec === 'h264' && /^yuvj?420p$/.test(picture.pixelFormat);
  return (
    plain &&
    picture.isStoredAsDisplayed &&
    picture.bitRate <= maxBitRate &&
    picture.width <= maxVideoSize.width &&
    picture.height <= maxVideoSize.height
  );
}

function encodeArguments(picture: Picture): string[] {
  const filters = [
    ...deinterlaceFilters(picture),
    ...scaleFilters(picture, fitBox(picture, maxVideoSize)),
  ];
  const quality = ['-preset', 'medium', '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'];
  const video = ['-c:v', 'libx264', '-profile:v', 'high', ...quality, ...keyframes];
  return ['-vf', filters.join(','), ...video, ...colourTags];
}

/** ffmpeg's deinterlacing filter; one output frame per input frame. */
export function deinterlaceFilters({ interlaced }: Pick<Picture, 'interlaced'>): string[] {
  return interlaced ? ['bwdif=mode=send_frame'] : [];
}

/** ffmpeg's filters that scale to `size`, with square pixels and the BT.709 colours that browsers assume. */
export function scaleFilters(
  { matrix }: Pick<Picture, 'matrix'>,
  { width, height }: Size,
): string[] {
  const colours = `in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`;
  return [`scale=${width}:${height}:flags=lanczos:${colours}`, 'setsar=1', 'format=yuv420p'];
}

/** Colour metadata that matches the output of `scaleFilters`. */
export const colourTags = [
  ...['-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** A closed group of pictures every two seconds, so that the player can seek to it. */
export const keyframes = ['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'];

/** ffmpeg's arguments for one track. AAC with at most two channels is copied; any other sound is encoded as AAC. */
function soundArguments({ codec, channels }: Sound): string[] {
  if (codec === 'aac' && channels <= 2) return ['-c:a', 'copy'];
  return [
    '-c:a',
    'aac',
    '-b:a',
    channels === 1 ? '96k' : '160k',
    '-ac',
    channels === 1 ? '1' : '2',
  ];
}

/** ffmpeg's arguments, after the input, for an audio work. */
export function audioFileArguments(sound: Sound): string[] {
  return ['-map', `0:${sound.stream}`, ...soundArguments(sound), ...container];
}

/** ffmpeg's scale options from a film's colours to those that JPEG readers assume. */
export function jpegColours(matrix: ColourMatrix): string {
  return `in_color_matrix=${matrix}:in_range=tv:out_color_matrix=bt601:out_range=pc`;
}
