import { landscapeLayout } from '../layout/landscape';
import { headLayout } from '../layout/portrait';
import type { PosterFormat } from '../layout/sheet-size';
import { printSheet } from '../print-sheet';
import { titleToSet } from '../type/title-to-set';
import { drawCells } from './draw-cells';
import type { SeriesFacts } from './series-facts';
import { sheetsIn } from './sheets-in';

/**
 * The poster of a collection: its title on its ink, and below it a picture of each film in that ink. A
 * complete SVG; deterministic. Portrait is 600 × 900 units, landscape 1200 × 630.
 */
export function drawSeriesPoster(facts: SeriesFacts, format: PosterFormat): string {
  const title = titleToSet(facts);
  const layout =
    format === 'portrait'
      ? headLayout(title, facts.lines)
      : landscapeLayout(title, facts.lines, true);
  return printSheet({
    format,
    name: facts.title,
    layout,
    inks: sheetsIn(facts.ink)[1],
    draw: (field) => drawCells(facts, field),
  });
}
