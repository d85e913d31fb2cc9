import type { Layout } from '../layout/layout';
import type { SheetSize } from '../layout/sheet-size';
import { capHeight, widthsOf } from './font';
import { type Outline, outline } from './outline';
import { pathData } from './path-data';

/** Part of the width at which the second column begins. */
const secondColumn = 2 / 3;
const widths = widthsOf([100, 88, 76, 62]);

/** The widest cut in which a line fits its column, and the size if none does. */
function fitLine(text: string, room: number, size: number): { line: Outline; size: number } {
  for (const wdth of widths) {
    const line = outline(text, { wght: 560, wdth }, 0.004);
    if (line.width * size <= room) return { line, size };
    if (wdth === widths.at(-1)) return { line, size: room / line.width };
  }
  throw new RangeError('no width to set a line in');
}

/** Small type is drawn in tenths of a unit; its path wants a scale of 1 / factsGrain. */
export const factsGrain = 10;

/** Path data of the small type, its first capitals touching the top of the box. */
export function setFacts({ columns, ...box }: Layout['facts'], { small, line }: SheetSize): string {
  const shares = columns.length === 1 ? [1] : [secondColumn, 1 - secondColumn];
  return columns
    .flatMap((texts, column) =>
      texts.map((text, row) => {
        const x = box.x + column * box.width * secondColumn;
        const set = fitLine(text, box.width * (shares[column] ?? 1) - 8, small);
        return pathData(set.line, {
          x,
          y: box.y + small * capHeight + line * row,
          size: set.size,
          grain: factsGrain,
        });
      }),
    )
    .join('');
}
