import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Score } from '../score/score';
import { synthesise } from '../sound/synth';
import { toWav } from '../sound/wav';

/** Hands `use` the path of a WAV file with the sound of a score, and removes it afterwards. */
export async function withSound(score: Score, use: (wav: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'study-'));
  try {
    const wav = join(folder, 'sound.wav');
    await writeFile(wav, toWav(synthesise(score)));
    await use(wav);
  } finally {
    await rm(folder, { recursive: true });
  }
}
