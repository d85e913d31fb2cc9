import { accentRise, fitTitle } from '../type/fit-title';
import { countRows, type FactsColumns, type Layout, sheetSizes } from './layout';

const { width, height, margin, line } = sheetSizes.landscape;
const column = 540;
const field = { x: margin + column + 44, y: 0, width: width - margin - column - 44, height };

/** Text in the left half, title and facts at opposite ends; the picture bleeds off three sides. */
export function landscapeLayout(title: string, columns: FactsColumns, titleFirst: boolean): Layout {
  const fitted = fitTitle(title, { width: column, height: 380, largest: 190 });
  const high = countRows(columns) * line;
  const first = margin + accentRise(fitted.lines[0] ?? '') * fitted.size;
  const last = height - margin - fitted.height - fitted.size * 0.12;
  return {
    title: {
      x: margin,
      y: titleFirst ? first : last,
      width: column,
      height: fitted.height,
      fitted,
      upwards: false,
    },
    facts: {
      x: margin,
      y: titleFirst ? height - margin - high : margin,
      width: column,
      height: high,
      columns,
    },
    field,
  };
}
