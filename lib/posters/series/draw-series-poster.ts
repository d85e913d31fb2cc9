import type { SeriesFacts } from '../get-series-facts';
import { landscapeLayout } from '../layout/landscape';
import { sheetSizes } from '../layout/layout';
import { headLayout } from '../layout/portrait';
import { printSheet } from '../print-sheet';
import { titleForTypesetting } from '../type/fit-title';
import { drawCells } from './draw-series-pictures';
import { seriesInks } from './series-inks';

/**
 * The poster of a collection: its title on its ink, and pictures of up to 12 of its films in that
 * ink, black and the paper colour. A complete SVG; deterministic. Portrait is 600 × 900 units,
 * landscape 1200 × 630.
 */
export function drawSeriesPoster(facts: SeriesFacts, format: 'portrait' | 'landscape'): string {
  const title = titleForTypesetting(facts);
  const layout =
    format === 'portrait'
      ? headLayout({ title, columns: facts.lines, size: sheetSizes.portrait })
      : landscapeLayout(title, facts.lines, true);
  return printSheet({
    format,
    name: facts.title,
    layout,
    inks: seriesInks(facts.ink)[1],
    draw: (field) => drawCells(facts, field),
  });
}
