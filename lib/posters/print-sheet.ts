import {
  type Box,
  type Layout,
  type PosterFormat,
  type SheetSize,
  sheetSizes,
} from './layout/layout';
import type { Inks } from './palettes';
import { path, rect } from './shapes';
import { leading, tracking } from './type/fit-title';
import { capHeight, supportedWidths } from './type/font';
import { type Outline, outline, pathData } from './type/outline';

/** Start of the second column as a share of the width. */
const secondColumn = 2 / 3;

const widths = supportedWidths([100, 88, 76, 62]);

/** Small text is drawn in tenths of a unit; its path is scaled by 1 / factsGrain. */
const factsGrain = 10;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Rounds a box to whole units, so that adjacent areas leave no hairline. */
const snap = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/**
 * Hides the small text on posters narrower than 200 px, where it is illegible. In a media query inside an SVG file,
 * the width is that of the image.
 */
const hideSmallCredits = '<style>@media(max-width:199px){.credits{display:none}}</style>';

type Sheet = {
  format: PosterFormat;
  /** Accessible name. */
  name: string;
  layout: Layout;
  inks: Inks;
  /** Draws in the layout's field. */
  draw: (field: { width: number; height: number }) => string;
  /** Further SVG elements. */
  more?: string;
};

/** Renders a poster as a complete SVG: background, picture and outlined text. */
export function printSheet({ format, name, layout, inks, draw, more = '' }: Sheet): string {
  const size = sheetSizes[format];
  const { x, y, width, height } = snap(layout.field);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>${escapeText(name)}</title>`,
    format === 'portrait' ? hideSmallCredits : '',
    rect(0, 0, size.width, size.height, inks.ground),
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw({ width, height })}</svg>`,
    path(setTitle(layout.title), inks.type),
    `<g class="credits" transform="scale(${1 / factsGrain})">${path(setFacts(layout.facts, size), inks.type)}</g>`,
    more,
    '</svg>',
  ].join('');
}

/** Path data of a title in its box, left-aligned; capitals touch the top of the box. */
function setTitle({ fitted, upwards, x, y, height }: Layout['title']): string {
  return fitted.lines
    .map((text, row) => {
      const down = (capHeight + row * leading) * fitted.size;
      const origin = upwards ? { x: x + down, y: y + height } : { x, y: y + down };
      const line = outline(text, fitted.axes, tracking);
      return pathData(line, { ...origin, size: fitted.size, upwards, grain: 1 });
    })
    .join('');
}

/** Sets a line as wide as fits its column (font axis `wdth`); if none fits, at a smaller size. */
function fitLine(text: string, maxWidth: number, size: number): { line: Outline; size: number } {
  for (const wdth of widths) {
    const line = outline(text, { wght: 560, wdth }, 0.004);
    if (line.width * size <= maxWidth) return { line, size };
    if (wdth === widths.at(-1)) return { line, size: maxWidth / line.width };
  }
  throw new RangeError('no width to set a line in');
}

/** Path data of the small text; the first capitals touch the top of the box. */
function setFacts({ columns, ...box }: Layout['facts'], { small, line }: SheetSize): string {
  const columnShares = columns.length === 1 ? [1] : [secondColumn, 1 - secondColumn];
  return columns
    .flatMap((texts, column) =>
      texts.map((text, row) => {
        const x = box.x + column * box.width * secondColumn;
        const set = fitLine(text, box.width * (columnShares[column] ?? 1) - 8, small);
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
