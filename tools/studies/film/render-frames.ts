import { durationOf } from '../score/score';
import type { Study } from '../study';
import { rasterise } from './rasterise';

const atOnce = 4;

/** Every frame of a study in order, as raw RGB bytes. */
export async function* renderFrames(study: Study): AsyncGenerator<Buffer> {
  const { format, drawAt, beatSeconds } = study;
  const count = Math.round(durationOf(study) * format.framesPerSecond);
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => first + i);
    yield* await Promise.all(
      numbers.map((number) =>
        rasterise(drawAt(number / format.framesPerSecond / beatSeconds), format, format.filmed),
      ),
    );
  }
}
