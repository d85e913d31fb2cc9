import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { cutStill } from '../picture/cut-still';
import { richest } from '../picture/richest';
import type { StepOf } from './step';
import type { Workplace } from './workplace';

/** Cuts the stills. */
export async function makeStills(step: StepOf<'stills'>, place: Workplace): Promise<void> {
  await cutAll(step, step.outputs, place);
}

/** Cuts several pictures and keeps the one with the most in it. */
export async function makePoster(step: StepOf<'poster'>, place: Workplace): Promise<void> {
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
