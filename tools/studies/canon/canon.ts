import { durationOf } from '../score/score';
import type { SoundWork } from '../study';
import { drawPoster } from './poster';
import { projectorNotes } from './projector';
import { notesOf, parts } from './voices';
import { captions, chapters } from './words';

const time = { beatSeconds: 0.75, beats: 96 };

/** One tune in three voices at the speeds 2 : 3 : 4 (a canon in which all arrive together). */
export const canon: SoundWork = {
  ...time,
  slug: 'canon-pour-projecteur',
  notes: [...projectorNotes(durationOf(time), time.beatSeconds), ...parts.flatMap(notesOf)],
  chapters,
  captions,
  poster: drawPoster(),
};
