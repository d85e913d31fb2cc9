import type { Random } from '@/lib/primitives/text/random';
import { landscapeLayout } from './layout/landscape';
import { factsColumns, type Layout, type PosterFormat, sheetSizes } from './layout/layout';
import { footLayout, headLayout, spineLayout, splitLayout } from './layout/portrait';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { printSheet } from './print-sheet';
import { rect } from './shapes';
import { titleForTypesetting } from './type/fit-title';

/**
 * Draws the poster of a film that has none of its own: a complete SVG with outlined text;
 * deterministic. Its size in units is that of the format (`sheetSizes`).
 */
export function drawPoster(facts: PosterFacts, format: PosterFormat): string {
  const { motif, inks, random, layout, hoverAnimation } = posterLook(facts);
  return printSheet({
    format,
    name: `${facts.title}, ${facts.year}`,
    layout: chooseLayout(facts, format, random, layout),
    inks,
    draw: (field) => `<g data-gait="${hoverAnimation}">${motif({ ...field, inks, random })}</g>`,
  });
}

/** Chooses a layout that suits the title; `fixed` is used for every upright sheet. */
function chooseLayout(
  facts: PosterFacts,
  format: PosterFormat,
  random: Random,
  fixed?: 'foot',
): Layout {
  const [title, columns] = [titleForTypesetting(facts), factsColumns(facts)];
  const choice = random.between(0, 1);
  if (format === 'landscape') return landscapeLayout(title, columns, choice < 0.5);
  const size = sheetSizes[format];
  const contents = { title, columns, size };
  // A phone has its clock at the top.
  if (fixed || format === 'phone') return footLayout(contents);
  const spine = spineLayout({ ...contents, columns: factsColumns(facts, true) });
  if (spine && (choice < 0.5 || spine.smallAcross)) return spine.layout;
  if (choice < 0.3) return headLayout(contents);
  return choice < 0.55 ? splitLayout(contents) : footLayout(contents);
}

/** Size in SVG units; 2.4:1, like a scope screen. */
const width = 1200;
const height = 500;

/** Draws the picture of a film's poster without text: a complete SVG, used instead of a still. */
export function drawScene(facts: PosterFacts): string {
  const { motif, inks, random } = posterLook(facts);
  // Consumes the random number that the sheet uses for its layout, so that the details are the same as on the
  // poster.
  random.between(0, 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, inks.ground),
    motif({ width, height, inks, random }),
    '</svg>',
  ].join('');
}
