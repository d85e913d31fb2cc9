import { contrast } from '@/lib/colour/contrast';
import { black, paper } from '@/lib/content/schema/ink';
import type { Inks } from '../inks';
import { landscapeLayout } from '../layout/landscape';
import { headLayout } from '../layout/portrait';
import type { PosterFormat } from '../layout/sheet-size';
import { posterLook } from '../poster-look';
import { printSheet } from '../print-sheet';
import { titleToSet } from '../type/title-to-set';
import { layCells } from './lay-cells';
import type { SeriesFacts } from './series-facts';

/** Beyond that a picture on a card is too small to be one. */
const filmsAtMost = 12;

/** The sheets of a series: all in its ink, the white and the black. */
function sheetsIn(ink: string): readonly [Inks, Inks, Inks] {
  const type = typeOn(ink);
  const other = type === black ? paper : black;
  return [
    { ground: paper, form: black, accent: ink, type: black },
    { ground: ink, form: type, accent: other, type },
    { ground: black, form: paper, accent: ink, type: paper },
  ];
}

/** Black or white, whichever reads better on an ink. */
export function typeOn(ink: string): string {
  return contrast(ink, black) > contrast(ink, paper) ? black : paper;
}

/**
 * The poster of a series: its title on its ink, and below it a picture of each of its films, printed in that ink alone.
 * A complete SVG, always the same for the same facts. Portrait is 600 x 900 units, landscape 1200 x 630.
 */
export function drawSeriesPoster(facts: SeriesFacts, format: PosterFormat): string {
  const title = titleToSet(facts);
  const films = facts.films.slice(0, filmsAtMost);
  const sheets = sheetsIn(facts.ink);
  const layout =
    format === 'portrait'
      ? headLayout(title, facts.lines)
      : landscapeLayout(title, facts.lines, true);
  return printSheet({
    format,
    name: facts.title,
    layout,
    inks: sheets[1],
    draw: (field) =>
      layCells(films.length, field)
        .map(({ row, column, x, y, width, height }, at) => {
          const film = films[at];
          if (!film) return '';
          const { motif, random } = posterLook(film);
          const inks = sheets[(row + column) % sheets.length] ?? sheets[0];
          const picture = motif({ width, height, inks, random });
          return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><path fill="${inks.ground}" d="M0 0h${width}v${height}H0z"/>${picture}</svg>`;
        })
        .join(''),
  });
}
