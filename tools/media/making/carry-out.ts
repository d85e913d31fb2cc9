import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../ffmpeg/ffmpeg';
import { thumbhashOf } from '../picture/thumbhash-of';
import { makeHls } from './make-hls';
import { makePoster, makeStills } from './make-pictures';
import { makeSprites } from './make-sprites';
import type { Step } from './step';
import type { Workplace } from './workplace';

/** Makes the outputs of a step in `place.part`. */
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
