import { findBegun } from './find-begun';
import type { SearchIndex } from './search-index';
import { splitWords } from './words';

const wholeTitle = 4000;
const beginsTitle = 2000;
/** For a title that has little beside what was asked; below the difference between two fields. */
const fullTitle = 8;

/** Lifts the films whose whole title was typed, then those whose title begins so. Only what has a score gets one. */
export function titleBonus({ titles }: SearchIndex, text: string, scores: Float64Array) {
  const asked = splitWords(text)
    .map(({ word }) => word)
    .join(' ');
  const share = (length: number) => Math.min(1, asked.length / length) * fullTitle;
  const bonuses = new Float64Array(scores.length);
  const [from, until] = findBegun(titles.forms, asked);
  for (let at = from; at < until; at += 1) {
    const film = titles.films[at] ?? 0;
    const { length } = titles.forms[at] ?? '';
    const bonus = length === asked.length ? wholeTitle : beginsTitle + share(length);
    bonuses[film] = Math.max(bonuses[film] ?? 0, bonus);
  }
  for (let film = 0; film < scores.length; film += 1)
    if (scores[film])
      scores[film] = (scores[film] ?? 0) + (bonuses[film] || share(titles.shortest[film] ?? 0));
}
