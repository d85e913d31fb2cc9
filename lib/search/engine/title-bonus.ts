import { findBegun } from './find-begun';
import type { SearchIndex } from './search-index';

const wholeTitle = 4000;
const beginsTitle = 2000;
/** Bonus by how much of the title was typed; smaller than the difference between two fields. */
const fullTitle = 3;

/** A single word that is only a prefix of another word gets no prefix bonus. */
function bonusOf(form: string, asked: string): number {
  if (form === asked) return wholeTitle;
  return form[asked.length] === ' ' || asked.includes(' ') ? beginsTitle : fullTitle;
}

/**
 * Raises films whose whole title is `asked` (folded words), then those whose title starts with it. Only films
 * with a score are raised. Mutates `scores`.
 */
export function titleBonus({ titles }: SearchIndex, asked: string, scores: Float64Array) {
  const share = (length: number) => Math.min(1, asked.length / length) * fullTitle;
  const bonuses = new Float64Array(scores.length);
  const [from, until] = findBegun(titles.forms, asked);
  for (let at = from; at < until; at += 1) {
    const film = titles.films[at] ?? 0;
    const form = titles.forms[at] ?? '';
    const bonus = bonusOf(form, asked) + share(form.length);
    bonuses[film] = Math.max(bonuses[film] ?? 0, bonus);
  }
  for (let film = 0; film < scores.length; film += 1)
    if (scores[film])
      scores[film] = (scores[film] ?? 0) + (bonuses[film] || share(titles.shortest[film] ?? 0));
}
