import type { Random } from '@/lib/text/random';
import type { PosterFacts } from '../poster-facts';
import { titleToSet } from '../type/title-to-set';
import { factsColumns } from './facts-columns';
import { landscapeLayout } from './landscape';
import type { Layout } from './layout';
import { footLayout, headLayout, spineLayout, splitLayout } from './portrait';
import type { PosterFormat } from './sheet-size';

/** One of the house's layouts, as the title allows; `fixed`: the same on every portrait sheet. */
export function chooseLayout(
  facts: PosterFacts,
  format: PosterFormat,
  random: Random,
  fixed?: 'foot',
): Layout {
  const [title, columns] = [titleToSet(facts), factsColumns(facts)];
  const choice = random.between(0, 1);
  if (format === 'landscape') return landscapeLayout(title, columns, choice < 0.5);
  if (fixed) return footLayout(title, columns);
  const spine = spineLayout(title, factsColumns(facts, true));
  if (spine && (choice < 0.5 || spine.smallAcross)) return spine.layout;
  if (choice < 0.3) return headLayout(title, columns);
  return choice < 0.55 ? splitLayout(title, columns) : footLayout(title, columns);
}
