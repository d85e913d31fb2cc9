import type { Random } from '@/lib/primitives/text/random';
import { factsColumns } from './layout/facts-columns';
import { landscapeLayout } from './layout/landscape';
import type { Layout } from './layout/layout';
import { footLayout, headLayout, spineLayout, splitLayout } from './layout/portrait';
import type { PosterFormat } from './layout/sheet-size';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { printSheet } from './print-sheet';
import { titleToSet } from './type/title-to-set';

/**
 * Draws the poster of a film without its own: a complete SVG with outlined text; deterministic. Portrait is
 * 600 × 900 units, landscape 1200 × 630.
 */
export function drawPoster(facts: PosterFacts, format: PosterFormat): string {
  const { motif, inks, random, layout, gait } = posterLook(facts);
  return printSheet({
    format,
    name: `${facts.title}, ${facts.year}`,
    layout: chooseLayout(facts, format, random, layout),
    inks,
    draw: (field) => `<g data-gait="${gait}">${motif({ ...field, inks, random })}</g>`,
  });
}

/** Chooses a layout that suits the title; `fixed` is used for every portrait sheet. */
function chooseLayout(
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
