import { rm } from 'node:fs/promises';
import { ffmpeg } from '@/tools/media/ffmpeg/ffmpeg';
import { sizeOnFilm } from '../picture/format';
import { durationOf } from '../score/score';
import type { Study } from '../study';
import { renderFrames } from './render-frames';

const encoder = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow'];
// Browsers take HD for BT.709; said here, so that the greys are the ones that were drawn.
const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const container = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];
/** Of the sound, in bits a second. */
const soundRate = 128_000;

/** Encodes a study with its sound (`wav`, a path) as the MP4 a browser can start at once. */
export async function renderFilm(study: Study, wav: string, film: string): Promise<void> {
  const sound = ['-c:a', 'aac', '-b:a', String(soundRate)];
  const end = [...tags, ...sound, ...container, film];
  const drawn = [...pictureOf(study), '-i', 'pipe:0'];
  if (study.weight === undefined) {
    const video = [...colour, ...encoder, '-crf', '19', ...seekingOf(study)];
    await ffmpeg([...drawn, '-i', wav, ...video, ...end], { input: renderFrames(study) });
    return;
  }
  const master = `${wav}.master.mkv`;
  const passes = `${wav}.pass`;
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0'];
  await ffmpeg([...drawn, ...colour, ...lossless, master], { input: renderFrames(study) });
  const video = [...encoder, '-b:v', String(rateFor(study.weight, study)), ...seekingOf(study)];
  const pass = (number: 1 | 2) => ['-pass', String(number), '-passlogfile', passes];
  await ffmpeg(['-i', master, ...video, ...pass(1), '-an', '-f', 'null', '-']);
  const both = ['-i', master, '-i', wav, '-map', '0:v', '-map', '1:a'];
  await ffmpeg([...both, ...video, ...pass(2), ...end]);
  await rm(master);
}

function pictureOf({ format }: Study): string[] {
  const { width, height } = sizeOnFilm(format);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  return [...raw, '-r', String(format.framesPerSecond)];
}

/** A closed GOP of two seconds: the player can seek to any of them without what went before. */
function seekingOf({ format }: Study): string[] {
  const gop = String(2 * format.framesPerSecond);
  return ['-g', gop, '-keyint_min', gop, '-sc_threshold', '0', '-flags', '+cgop'];
}

/** Bits a second that are left for the picture; two parts of a hundred go to the container. */
function rateFor(weight: number, study: Study): number {
  return Math.floor((weight * 8 * 0.98) / durationOf(study) - soundRate);
}
