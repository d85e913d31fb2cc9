import type { SearchIndex } from './search-index';
import { splitWords } from './words';

const wholeTitle = 4000;
const beginsTitle = 2000;
/** For a title that has little beside what was asked; below the difference between two fields. */
const fullTitle = 8;

/** Lifts the films whose whole title was typed, then those whose title begins so. */
export function titleBonus({ titles }: SearchIndex, text: string, scores: Float64Array) {
  const asked = splitWords(text)
    .map(({ word }) => word)
    .join(' ');
  for (let film = 0; film < scores.length; film += 1)
    if (scores[film]) scores[film] = (scores[film] ?? 0) + bonus(titles[film] ?? [], asked);
}

function bonus(forms: readonly string[], asked: string): number {
  let best = 0;
  for (const form of forms) {
    if (form === asked) return wholeTitle;
    const share = Math.min(1, asked.length / form.length) * fullTitle;
    best = Math.max(best, form.startsWith(asked) ? beginsTitle + share : share);
  }
  return best;
}
