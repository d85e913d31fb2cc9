import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drawSprites } from '@/tools/media/sprites/draw-sprites';
import { spriteLayout } from '@/tools/media/sprites/sprite-layout';
import { thumbnailsFile } from '@/tools/media/sprites/thumbnails-file';
import { sizeOnFilm } from '../picture/format';
import { durationOf } from '../score/score';
import type { Study } from '../study';
import { renderFilm } from './render-film';
import { withSound } from './with-sound';
import { writePicture } from './write-picture';
import { writeWords } from './write-words';

/** Writes everything the site shows of a study into `folder`. */
export async function writeStudy(study: Study, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const film = resolve(folder, 'film.mp4');
  const seconds = durationOf(study);
  await writeWords(study, folder);
  await writePicture(study, study.poster, join(folder, 'poster.jpg'));
  for (const [index, beat] of study.stills.entries()) {
    await writePicture(study, beat, join(folder, `still-${index + 1}.jpg`));
  }
  await withSound(study, (wav) => renderFilm(study, wav, film));
  const layout = spriteLayout(seconds, sizeOnFilm(study.format));
  await drawSprites(film, layout, 'bt709', { cwd: folder });
  await writeFile(join(folder, 'thumbnails.vtt'), thumbnailsFile(layout, seconds));
}
