import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cutStill } from '@/tools/media/picture/cut-still';
import { drawSprites } from '@/tools/media/sprites/draw-sprites';
import { spriteLayout } from '@/tools/media/sprites/sprite-layout';
import { thumbnailsFile } from '@/tools/media/sprites/thumbnails-file';
import { height, width } from '../picture/frame';
import { durationOf } from '../score/score';
import type { Study } from '../study';
import { renderFilm } from './render-film';
import { withSound } from './with-sound';
import { writeWords } from './write-words';

/** Writes everything the site shows of a study into `folder`. */
export async function writeStudy(study: Study, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const film = resolve(folder, 'film.mp4');
  const seconds = durationOf(study);
  const moment = (beat: number) => beat * study.beatSeconds;
  await withSound(study, (wav) => renderFilm(study, wav, film));
  const cut = (beat: number, name: string) =>
    cutStill({ film, seconds: moment(beat), jpeg: join(folder, name) });
  await cut(study.poster, 'poster.jpg');
  for (const [index, beat] of study.stills.entries()) {
    await cut(beat, `still-${index + 1}.jpg`);
  }
  const layout = spriteLayout(seconds, { width, height });
  await drawSprites(film, layout, 'bt709', { cwd: folder });
  await writeFile(join(folder, 'thumbnails.vtt'), thumbnailsFile(layout, seconds));
  await writeWords(study, folder);
}
