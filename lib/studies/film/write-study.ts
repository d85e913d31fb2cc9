import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { durationOf } from '../score/score';
import type { Study } from '../study';
import { cutStill } from './cut-still';
import { renderFilm } from './render-film';
import { drawSpriteSheet } from './sprite-sheet';
import { thumbnailsFile } from './thumbnails';
import { withSound } from './with-sound';
import { writeWords } from './write-words';

/** Writes everything the site shows of a study into `folder`. */
export async function writeStudy(study: Study, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const film = join(folder, 'film.mp4');
  const seconds = durationOf(study);
  const moment = (beat: number) => beat * study.beatSeconds;
  await withSound(study, (wav) => renderFilm(study, wav, film));
  await cutStill(film, moment(study.poster), join(folder, 'poster.jpg'));
  for (const [index, beat] of study.stills.entries()) {
    await cutStill(film, moment(beat), join(folder, `still-${index + 1}.jpg`));
  }
  await drawSpriteSheet(film, seconds, join(folder, 'sprite.jpg'));
  await writeFile(join(folder, 'thumbnails.vtt'), thumbnailsFile(seconds));
  await writeWords(study, folder);
}
