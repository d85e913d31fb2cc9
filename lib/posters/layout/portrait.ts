import { accentRise, type FittedTitle, fitTitle } from '../type/fit-title';
import { countRows, type FactsColumns, type Layout, sheetSizes } from './layout';

const { width, height, margin, line } = sheetSizes.portrait;
const column = width - 2 * margin;
const upright = { width: column, height: 270, largest: 180 };

/** Space above a title for accents and below it for descenders. */
const above = (size: number) => 30 + size * 0.14;
const below = (size: number) => 24 + size * 0.2;

const riseOf = ({ lines, size }: FittedTitle) => accentRise(lines[0] ?? '') * size;

function factsAtFoot(x: number, columns: FactsColumns): Layout['facts'] {
  const high = countRows(columns) * line;
  return { x, y: height - margin - high, width: width - margin - x, height: high, columns };
}

/** Title and facts at the bottom; the picture bleeds off the top. */
export function footLayout(title: string, columns: FactsColumns): Layout {
  const fitted = fitTitle(title, upright);
  const facts = factsAtFoot(margin, columns);
  const y = facts.y - below(fitted.size) - fitted.height;
  return {
    title: { x: margin, y, width: column, height: fitted.height, fitted, upwards: false },
    facts,
    field: { x: 0, y: 0, width, height: y - above(fitted.size) },
  };
}

/** Title and facts at the top; the picture bleeds off the bottom. */
export function headLayout(title: string, columns: FactsColumns): Layout {
  const fitted = fitTitle(title, upright);
  const facts = { ...factsAtFoot(margin, columns), y: margin };
  const y = facts.y + facts.height + above(fitted.size);
  const top = y + fitted.height + below(fitted.size) + 6;
  return {
    title: { x: margin, y, width: column, height: fitted.height, fitted, upwards: false },
    facts,
    field: { x: 0, y: top, width, height: height - top },
  };
}

/** Title at the top, facts at the bottom, the picture from edge to edge between them. */
export function splitLayout(title: string, columns: FactsColumns): Layout {
  const fitted = fitTitle(title, upright);
  const facts = factsAtFoot(margin, columns);
  const y = margin + riseOf(fitted);
  const top = y + fitted.height + below(fitted.size) + 6;
  return {
    title: { x: margin, y, width: column, height: fitted.height, fitted, upwards: false },
    facts,
    field: { x: 0, y: top, width, height: facts.y - 30 - top },
  };
}

/** A layout that is preferred if the title would be small across the sheet. */
type Spine = { layout: Layout; smallAcross: boolean };

/** The title runs up the left side; undefined if it would be smaller than across the sheet. */
export function spineLayout(title: string, columns: FactsColumns): Spine | undefined {
  const length = height - 2 * margin;
  const fitted = fitTitle(title, { width: length, height: 190, largest: 210 });
  const lying = fitTitle(title, upright);
  if (fitted.size < lying.size * 1.15 || fitted.lines.length > 2) return undefined;
  const box = { x: margin + riseOf(fitted), y: margin, width: fitted.height, height: length };
  const x = box.x + box.width + below(fitted.size);
  const facts = factsAtFoot(x, columns);
  const field = { x, y: 0, width: width - x, height: facts.y - 36 };
  const layout = { title: { ...box, fitted, upwards: true }, facts, field };
  return { layout, smallAcross: lying.size < 84 };
}
