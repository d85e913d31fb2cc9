import sharp from 'sharp';
import { type Frame, framesPerSecond } from '../picture/frame';
import { toSvg } from '../picture/to-svg';
import { durationOf } from '../score/score';
import type { Study } from '../study';

const atOnce = 8;

/** Every frame of a study in order, as raw RGB bytes. */
export async function* renderFrames(study: Study): AsyncGenerator<Buffer> {
  const count = Math.round(durationOf(study) * framesPerSecond);
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => first + i);
    yield* await Promise.all(
      numbers.map((number) => rasterise(study.frameAt(beatOf(study, number)))),
    );
  }
}

function beatOf(study: Study, frameNumber: number): number {
  return frameNumber / framesPerSecond / study.beatSeconds;
}

function rasterise(frame: Frame): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(frame)))
    .removeAlpha()
    .raw()
    .toBuffer();
}
