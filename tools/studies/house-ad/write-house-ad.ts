import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '@/tools/media/ffmpeg/ffmpeg';
import { rasterise } from '../film/rasterise';
import { withSound } from '../film/with-sound';
import { framesPerSecond, wide } from '../picture/frame';
import { frameAt } from './frame-at';
import { sounds } from './sounds';

const beatSeconds = 0.5;
const beats = 20;
/** Of the studies' size. */
const scale = 0.5;

async function* frames(): AsyncGenerator<Buffer> {
  const count = beats * beatSeconds * framesPerSecond;
  for (let number = 0; number < count; number += 1) {
    const beat = number / framesPerSecond / beatSeconds;
    yield await rasterise({ layers: [{ svg: frameAt(beat) }] }, wide, scale);
  }
}

/** Writes the house's own advertisement: ten seconds, 640×360, small enough to begin at once. */
export async function writeHouseAd(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const score = { beatSeconds, beats, notes: sounds, chapters: [], captions: [] };
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${wide.width * scale}x${wide.height * scale}`,
  ];
  const video = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'slow',
    '-crf',
    '22',
    '-pix_fmt',
    'yuv420p',
  ];
  const audio = ['-c:a', 'aac', '-b:a', '96k'];
  const container = ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart'];
  const file = join(folder, 'ad.mp4');
  const input = [...raw, '-r', String(framesPerSecond), '-i', 'pipe:0'];
  await withSound(score, (wav) =>
    ffmpeg([...input, '-i', wav, ...video, ...audio, ...container, file], { input: frames() }),
  );
}
