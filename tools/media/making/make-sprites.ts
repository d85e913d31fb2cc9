import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSprites } from '../sprites/draw-sprites';
import { thumbnailsFile } from '../sprites/thumbnails-file';
import type { StepOf } from './step';
import type { Workplace } from './workplace';

/** Draws the sheets of small pictures and writes the file that says what is where. */
export async function makeSprites(step: StepOf<'sprites'>, place: Workplace): Promise<void> {
  const onProgress = (done: number) => place.onProgress(done / place.seconds);
  const run = { cwd: place.part, onProgress, signal: place.signal };
  await drawSprites(join(place.folder, 'film.mp4'), step.layout, step.matrix, run);
  const vtt = thumbnailsFile(step.layout, step.seconds);
  await writeFile(join(place.part, 'thumbnails.vtt'), vtt);
}
