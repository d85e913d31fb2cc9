import type { Size } from '../picture/fit-box';
import type { Picture } from '../probe/recording';

/** ffmpeg's deinterlacing filter; one output frame per input frame. */
export function deinterlacing({ interlaced }: Pick<Picture, 'interlaced'>): string[] {
  return interlaced ? ['bwdif=mode=send_frame'] : [];
}

/** ffmpeg's filters that scale to `size`, with square pixels and the BT.709 colours that browsers assume. */
export function toSize({ matrix }: Pick<Picture, 'matrix'>, { width, height }: Size): string[] {
  const colours = `in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`;
  return [`scale=${width}:${height}:flags=lanczos:${colours}`, 'setsar=1', 'format=yuv420p'];
}

/** Colour metadata that matches the output of `toSize`. */
export const colourTags = [
  ...['-color_range', 'tv', '-colorspace', 'bt709'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** A closed group of pictures every two seconds, so that the player can seek to it. */
export const keyframes = ['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'];
