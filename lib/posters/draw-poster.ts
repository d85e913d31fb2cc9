import { chooseLayout } from './layout/choose-layout';
import type { PosterFormat } from './layout/sheet-size';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { printSheet } from './print-sheet';

/**
 * The poster of a film that has no free one: a complete SVG, its type in outlines, always the
 * same for the same facts. Portrait is 600 x 900 units, landscape 1200 x 630.
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
