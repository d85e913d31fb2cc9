import { rowsOf } from '../layout/facts-columns';
import type { Layout } from '../layout/layout';
import { sheetSizes } from '../layout/sheet-size';
import { printSheet } from '../print-sheet';
import { path, rect } from '../shapes';
import { accentRise } from '../type/accent-rise';
import { fitTitle } from '../type/fit-title';
import { capHeight } from '../type/font';
import { outline } from '../type/outline';
import { pathData } from '../type/path-data';
import { titleToSet } from '../type/title-to-set';
import { type Card, cardField, cardColumn as column, type Mark } from './card';

const { height, margin, line } = sheetSizes.landscape;

/** The site's name, set as in the header (`wordmark` in app/globals.css), above a rule. */
const name = { axes: { wght: 860, wdth: 118 }, tracking: -0.04, size: 40, rule: 5 };
const below = margin + capHeight * name.size + 20;

function setHouse({ house, mark, inks }: Card): string {
  const rule = rect(margin, below, column, name.rule, inks.type);
  return (mark ? setMark(mark) : setName(house, inks.type)) + rule;
}

/** The logo in the place of the name, with about the same area. */
function setMark({ href, ratio }: Mark): string {
  const high = Math.min(Math.max(230 / ratio, 34), 56, column / ratio);
  const y = below - 20 - high;
  return `<image x="${margin}" y="${y}" width="${high * ratio}" height="${high}" href="${href}"/>`;
}

function setName(house: string, ink: string): string {
  const set = outline(house, name.axes, name.tracking);
  const size = Math.min(name.size, column / set.width);
  const y = margin + capHeight * name.size;
  return path(pathData(set, { x: margin, y, size, grain: 1 }), ink);
}

function layOut(card: Card): Layout {
  const high = card.lines.length > 0 ? rowsOf(card.lines) * line : 0;
  const top = below + name.rule + 36;
  const foot = height - margin - high;
  const fitted = fitTitle(titleToSet(card), {
    width: column,
    height: foot - top - 56,
    largest: 190,
  });
  const y = top + accentRise(fitted.lines[0] ?? '') * fitted.size;
  return {
    title: { x: margin, y, width: column, height: fitted.height, fitted, upwards: false },
    facts: { x: margin, y: foot, width: column, height: high, columns: card.lines },
    field: cardField,
  };
}

/**
 * The share image of a page, 1200 × 630: the site's name, the title as large as fits, the facts, and a
 * picture. A complete SVG; deterministic.
 */
export async function drawCard(card: Card): Promise<string> {
  const drawn = await card.draw(cardField);
  return printSheet({
    format: 'landscape',
    name: `${card.title}, ${card.house}`,
    layout: layOut(card),
    inks: card.inks,
    draw: () => drawn,
    more: setHouse(card),
  });
}
