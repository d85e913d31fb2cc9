import type { Size } from '../picture/fit-box';
import type { Picture } from '../probe/recording';

/** ffmpeg's filter that makes full frames of half ones; one frame out for one in. */
export function deinterlacing({ interlaced }: Pick<Picture, 'interlaced'>): string[] {
  return interlaced ? ['bwdif=mode=send_frame'] : [];
}

/** ffmpeg's filters to `size`, square pixels, and the colours browsers take a film for. */
export function toSize({ matrix }: Pick<Picture, 'matrix'>, { width, height }: Size): string[] {
  const colours = `in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`;
  return [`scale=${width}:${height}:flags=lanczos:${colours}`, 'setsar=1', 'format=yuv420p'];
}

/** Says in the file which colours `toSize` has made. */
export const colourTags = [
  ...['-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** A closed group of pictures every two seconds: the player can jump to any of them. */
export const keyframes = ['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'];
