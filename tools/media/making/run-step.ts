import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { jpegColours } from '@/tools/media/encoding-arguments';
import { type FfmpegRun, ffmpeg, inputOptions } from '@/tools/media/ffmpeg';
import type { ColourMatrix } from '@/tools/media/probe/recording';
import { chaptersFile } from './make-chapters';
import { makeHls } from './make-hls';
import { makeSprites } from './make-sprites';
import type { Step, StepContext, StepOf } from './step';

/** Writes the outputs of a step into `context.part`. */
export async function runStep(step: Step, context: StepContext): Promise<void> {
  switch (step.name) {
    case 'film':
    case 'audio':
      return encode(step.arguments, step.outputs[0] ?? '', context);
    case 'hls':
      return makeHls(step, context);
    case 'sprites':
      return makeSprites(step, context);
    case 'poster':
      return makePoster(step, context);
    case 'stills':
      return makeStills(step, context);
    case 'chapters':
      return writeFile(join(context.part, step.outputs[0] ?? ''), chaptersFile(step.chapters));
    case 'thumbhash': {
      const hash = await thumbhashOf(join(context.folder, 'poster.jpg'));
      return writeFile(join(context.part, 'poster.thumbhash'), `${hash}\n`);
    }
  }
}

function encode(args: readonly string[], output: string, context: StepContext): Promise<void> {
  const onProgress = (done: number) => context.onProgress(done / context.seconds);
  const run = { cwd: context.part, onProgress, signal: context.signal };
  return ffmpeg([...inputOptions, '-i', context.input, ...args, output], run);
}

/** ThumbHash of a picture in base64 (about 25 bytes), shown while the picture loads. */
async function thumbhashOf(file: string): Promise<string> {
  // The library accepts at most 100 × 100 pixels.
  const small = sharp(file).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function makeStills(step: StepOf<'stills'>, context: StepContext): Promise<void> {
  await extractStills(step, step.outputs, context);
}

/** Extracts several candidates and keeps the one with the most detail. */
async function makePoster(step: StepOf<'poster'>, context: StepContext): Promise<void> {
  const names = step.moments.map((_, index) => `candidate-${index + 1}.jpg`);
  await extractStills(step, names, context);
  const best = await findMostDetailed(names.map((name) => join(context.part, name)));
  await rename(best, join(context.part, 'poster.jpg'));
}

async function extractStills(
  { moments, matrix }: Pick<StepOf<'stills'>, 'moments' | 'matrix'>,
  names: readonly string[],
  { folder, part, onProgress, signal }: StepContext,
): Promise<void> {
  const film = join(folder, 'film.mp4');
  for (const [index, name] of names.entries()) {
    const jpeg = join(part, name);
    await extractStill({ film, seconds: moments[index] ?? 0, jpeg, matrix }, { signal });
    onProgress((index + 1) / names.length);
  }
}

/** The picture with the highest entropy, which avoids black frames between shots. */
async function findMostDetailed(files: readonly string[]): Promise<string> {
  let best = { file: files[0] ?? '', entropy: -1 };
  for (const file of files) {
    const { entropy } = await sharp(file).stats();
    if (entropy > best.entropy) best = { file, entropy };
  }
  return best.file;
}

/** A frame to extract; `film` and `jpeg` are paths. */
interface FrameRequest {
  film: string;
  seconds: number;
  jpeg: string;
  matrix?: ColourMatrix;
}

/** Extracts the frame at `seconds` of a film as a JPEG. */
async function extractStill(cut: FrameRequest, run?: FfmpegRun): Promise<void> {
  const colours = ['-vf', `scale=${jpegColours(cut.matrix ?? 'bt709')},format=yuvj444p`];
  const picture = ['-frames:v', '1', '-q:v', '2', '-map_metadata', '-1', '-update', '1'];
  await ffmpeg(
    ['-ss', cut.seconds.toFixed(3), '-i', cut.film, ...colours, ...picture, cut.jpeg],
    run,
  );
}
