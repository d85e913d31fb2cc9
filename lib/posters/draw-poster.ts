import { chooseLayout } from './layout/choose-layout';
import type { Box } from './layout/layout';
import { type PosterFormat, sheetSizes } from './layout/sheet-size';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
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

/**
 * The poster of a film that has no free one: a complete SVG, its type in outlines, always the
 * same for the same facts. Portrait is 600 x 900 units, landscape 1200 x 630.
 */
export function drawPoster(facts: PosterFacts, format: PosterFormat): string {
  const { motif, inks, random } = posterLook(facts);
  const size = sheetSizes[format];
  const layout = chooseLayout(facts, format, random);
  const { x, y, width, height } = snap(layout.field);
  const picture = motif({ width, height, inks, random });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>${escapeText(facts.title)}, ${facts.year}</title>`,
    format === 'portrait' ? hideSmallCredits : '',
    rect(0, 0, size.width, size.height, inks.ground),
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${picture}</svg>`,
    path(setTitle(layout.title), inks.type),
    `<g class="credits" transform="scale(${1 / factsGrain})">${path(setFacts(layout.facts, size), inks.type)}</g>`,
    '</svg>',
  ].join('');
}
