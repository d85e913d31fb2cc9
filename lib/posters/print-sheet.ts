import type { Inks } from './inks';
import type { Box, Layout } from './layout/layout';
import { type PosterFormat, sheetSizes } from './layout/sheet-size';
import { path, rect } from './shapes';
import { factsGrain, setFacts } from './type/set-facts';
import { setTitle } from './type/set-title';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A box on whole units, so that planes that meet at its edge leave no hairline. */
const snap = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** Below 200 px the small type cannot be read: the sheet is shown without it. The width is that of the picture. */
const hideSmallCredits = '<style>@media(max-width:199px){.credits{display:none}}</style>';

type Sheet = {
  format: PosterFormat;
  /** Its name, for those who do not see it. */
  name: string;
  layout: Layout;
  inks: Inks;
  /** Draws in the field that the layout leaves. */
  draw: (field: { width: number; height: number }) => string;
  /** What else stands on it: SVG elements. */
  more?: string;
};

/** A poster as a complete SVG: the sheet, the picture in its field, the type in outlines. */
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
