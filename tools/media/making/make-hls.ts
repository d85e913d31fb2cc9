import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../ffmpeg/ffmpeg';
import { nameSounds } from '../hls/name-sounds';
import type { StepOf } from './step';
import type { Workplace } from './workplace';

/** Makes the adaptive stream: `hls/master.m3u8` and what it names. */
export async function makeHls(step: StepOf<'hls'>, place: Workplace): Promise<void> {
  const cwd = join(place.part, 'hls');
  await mkdir(cwd);
  const onProgress = (done: number) => place.onProgress(done / place.seconds);
  await ffmpeg(['-i', place.input, ...step.arguments], { cwd, onProgress, signal: place.signal });
  const master = join(cwd, 'master.m3u8');
  await writeFile(master, nameSounds(await readFile(master, 'utf8'), step.sound));
}
