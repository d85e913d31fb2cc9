import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ffmpeg } from '@/tools/media/ffmpeg/ffmpeg';
import { toSvg } from '../picture/to-svg';
import type { SoundWork } from '../study';
import { withSound } from './with-sound';
import { writeWords } from './write-words';

const encoding = ['-c:a', 'aac', '-b:a', '160k', '-movflags', '+faststart'];

/** Writes everything the site needs of a work to listen to into `folder`. */
export async function writeSoundWork(work: SoundWork, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withSound(work, (wav) =>
    ffmpeg(['-i', wav, ...encoding, '-fflags', '+bitexact', join(folder, 'audio.m4a')]),
  );
  await sharp(Buffer.from(toSvg(work.poster)))
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, 'poster.jpg'));
  await writeWords(work, folder);
}
