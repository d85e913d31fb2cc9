import { ffmpeg } from '@/tools/media/ffmpeg/ffmpeg';
import { framesPerSecond, height, width } from '../picture/frame';
import type { Study } from '../study';
import { renderFrames } from './render-frames';

const gop = String(2 * framesPerSecond);

/** Encodes a study with its sound (`wav`, a path) as the MP4 a browser can start at once. */
export async function renderFilm(study: Study, wav: string, film: string): Promise<void> {
  const picture = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const video = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '19'];
  // A closed GOP of two seconds: the player can seek to any of them without what went before.
  const seeking = ['-g', gop, '-keyint_min', gop, '-sc_threshold', '0', '-flags', '+cgop'];
  // Browsers take HD for BT.709; said here, so that the greys are the ones that were drawn.
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const audio = ['-c:a', 'aac', '-b:a', '160k'];
  const container = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];
  const input = [...picture, '-r', String(framesPerSecond), '-i', 'pipe:0', '-i', wav];
  await ffmpeg([...input, ...colour, ...video, ...seeking, ...tags, ...audio, ...container, film], {
    input: renderFrames(study),
  });
}
