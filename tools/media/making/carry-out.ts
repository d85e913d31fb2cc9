import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type FfmpegRun, ffmpeg } from '@/tools/media/ffmpeg/ffmpeg';
import { jpegColours } from '@/tools/media/picture/jpeg-colours';
import type { Matrix } from '@/tools/media/probe/recording';
import { makeHls } from './make-hls';
import { makeSprites } from './make-sprites';
import type { Step, StepOf } from './step';
import type { Workplace } from './workplace';

/** Produces the outputs of a step in `place.part`. */
export async function carryOut(step: Step, place: Workplace): Promise<void> {
  switch (step.name) {
    case 'film':
    case 'audio':
      return encode(step.arguments, step.outputs[0] ?? '', place);
    case 'hls':
      return makeHls(step, place);
    case 'sprites':
      return makeSprites(step, place);
    case 'poster':
      return makePoster(step, place);
    case 'stills':
      return makeStills(step, place);
    case 'thumbhash': {
      const hash = await thumbhashOf(join(place.folder, 'poster.jpg'));
      return writeFile(join(place.part, 'poster.thumbhash'), `${hash}\n`);
    }
  }
}

function encode(args: readonly string[], output: string, place: Workplace): Promise<void> {
  const onProgress = (done: number) => place.onProgress(done / place.seconds);
  const run = { cwd: place.part, onProgress, signal: place.signal };
  return ffmpeg(['-i', place.input, ...args, output], run);
}

/** ThumbHash of a picture in base64 (about 25 bytes), shown while the picture loads. */
async function thumbhashOf(file: string): Promise<string> {
  // The library accepts at most 100 × 100 pixels.
  const small = sharp(file).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Extracts the stills. */
async function makeStills(step: StepOf<'stills'>, place: Workplace): Promise<void> {
  await cutAll(step, step.outputs, place);
}

/** Extracts several candidates and keeps the one with the most detail. */
async function makePoster(step: StepOf<'poster'>, place: Workplace): Promise<void> {
  const names = step.moments.map((_, index) => `candidate-${index + 1}.jpg`);
  await cutAll(step, names, place);
  const best = await richest(names.map((name) => join(place.part, name)));
  await rename(best, join(place.part, 'poster.jpg'));
}

async function cutAll(
  { moments, matrix }: Pick<StepOf<'stills'>, 'moments' | 'matrix'>,
  names: readonly string[],
  { folder, part, onProgress, signal }: Workplace,
): Promise<void> {
  const film = join(folder, 'film.mp4');
  for (const [index, name] of names.entries()) {
    const jpeg = join(part, name);
    await cutStill({ film, seconds: moments[index] ?? 0, jpeg, matrix }, { signal });
    onProgress((index + 1) / names.length);
  }
}

/** The picture with the highest entropy, which avoids black frames between shots. */
async function richest(files: readonly string[]): Promise<string> {
  let best = { file: files[0] ?? '', entropy: -1 };
  for (const file of files) {
    const { entropy } = await sharp(file).stats();
    if (entropy > best.entropy) best = { file, entropy };
  }
  return best.file;
}

/** A frame to extract; `film` and `jpeg` are paths. */
interface Cut {
  film: string;
  seconds: number;
  jpeg: string;
  matrix?: Matrix;
}

/** Extracts the frame at `seconds` of a film as a JPEG. */
async function cutStill(cut: Cut, run?: FfmpegRun): Promise<void> {
  const colours = ['-vf', `scale=${jpegColours(cut.matrix ?? 'bt709')},format=yuvj444p`];
  const picture = ['-frames:v', '1', '-q:v', '2', '-map_metadata', '-1', '-update', '1'];
  await ffmpeg(
    ['-ss', cut.seconds.toFixed(3), '-i', cut.film, ...colours, ...picture, cut.jpeg],
    run,
  );
}
