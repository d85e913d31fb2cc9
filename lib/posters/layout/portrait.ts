import { accentRise, type FittedTitle, fitTitle } from '../type/fit-title';
import { countRows, type FactsColumns, type Layout, type SheetSize } from './layout';

/** What a layout is made of: the title, the small text, and the sheet. */
type Contents = { title: string; columns: FactsColumns; size: SheetSize };

const columnOf = ({ width, margin }: SheetSize) => width - 2 * margin;
const fitAcross = ({ title, size }: Contents) =>
  fitTitle(title, { width: columnOf(size), height: 270, largest: 180 });

/** Space above a title for accents and below it for descenders. */
const above = (size: number) => 30 + size * 0.14;
const below = (size: number) => 24 + size * 0.2;

const riseOf = ({ lines, size }: FittedTitle) => accentRise(lines[0] ?? '') * size;

function factsAtFoot({ columns, size }: Contents, x = size.margin): Layout['facts'] {
  const high = countRows(columns) * size.line;
  const y = size.height - size.foot - high;
  return { x, y, width: size.width - size.margin - x, height: high, columns };
}

/** The title across the sheet. */
function titleAcross(fitted: FittedTitle, y: number, size: SheetSize): Layout['title'] {
  const { margin } = size;
  return { x: margin, y, width: columnOf(size), height: fitted.height, fitted, upwards: false };
}

/** Title and facts at the bottom; the picture bleeds off the top. */
export function footLayout(contents: Contents): Layout {
  const { size } = contents;
  const fitted = fitAcross(contents);
  const facts = factsAtFoot(contents);
  const y = facts.y - below(fitted.size) - fitted.height;
  return {
    title: titleAcross(fitted, y, size),
    facts,
    field: { x: 0, y: 0, width: size.width, height: y - above(fitted.size) },
  };
}

/** Title and facts at the top; the picture bleeds off the bottom. */
export function headLayout(contents: Contents): Layout {
  const { size } = contents;
  const fitted = fitAcross(contents);
  const facts = { ...factsAtFoot(contents), y: size.margin };
  const y = facts.y + facts.height + above(fitted.size);
  const top = y + fitted.height + below(fitted.size) + 6;
  return {
    title: titleAcross(fitted, y, size),
    facts,
    field: { x: 0, y: top, width: size.width, height: size.height - top },
  };
}

/** Title at the top, facts at the bottom, the picture from edge to edge between them. */
export function splitLayout(contents: Contents): Layout {
  const { size } = contents;
  const fitted = fitAcross(contents);
  const facts = factsAtFoot(contents);
  const y = size.margin + riseOf(fitted);
  const top = y + fitted.height + below(fitted.size) + 6;
  return {
    title: titleAcross(fitted, y, size),
    facts,
    field: { x: 0, y: top, width: size.width, height: facts.y - 30 - top },
  };
}

/** A layout with the title up the side. `smallAcross`: it would be small across the sheet. */
type Spine = { layout: Layout; smallAcross: boolean };

/**
 * The title runs up the left side; undefined if it would not be clearly larger than across the
 * sheet, or would need more than two lines.
 */
export function spineLayout(contents: Contents): Spine | undefined {
  const { title, size } = contents;
  const { width, height, margin } = size;
  const length = height - 2 * margin;
  const fitted = fitTitle(title, { width: length, height: 190, largest: 210 });
  const lying = fitAcross(contents);
  if (fitted.size < lying.size * 1.15 || fitted.lines.length > 2) return undefined;
  const box = { x: margin + riseOf(fitted), y: margin, width: fitted.height, height: length };
  const x = box.x + box.width + below(fitted.size);
  const facts = factsAtFoot(contents, x);
  const field = { x, y: 0, width: width - x, height: facts.y - 36 };
  const layout = { title: { ...box, fitted, upwards: true }, facts, field };
  return { layout, smallAcross: lying.size < 84 };
}
