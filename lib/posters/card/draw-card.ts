import sharp from 'sharp';
import { countRows, type Layout, sheetSizes } from '../layout/layout';
import { printSheet } from '../print-sheet';
import { path, rect } from '../shapes';
import { accentRise, fitTitle, titleForTypesetting } from '../type/fit-title';
import { capHeight } from '../type/font';
import { outline, pathData } from '../type/outline';
import { type Card, cardField, cardColumn as column, type LogoImage } from './card';

const { height, margin, line } = sheetSizes.landscape;

/** The site's name, set as in the header (`wordmark` in app/globals.css), above a rule. */
const name = { axes: { wght: 860, wdth: 118 }, tracking: -0.04, size: 40, rule: 5 };
const below = margin + capHeight * name.size + 20;

function drawHeader({ siteName, mark, inks }: Card): string {
  const rule = rect(margin, below, column, name.rule, inks.type);
  return (mark ? drawLogo(mark) : drawSiteName(siteName, inks.type)) + rule;
}

/**
 * Draws the logo instead of the name: 230 wide if its height is then from 34 to 56, else with the
 * nearest of these heights. It is never wider than the text column.
 */
function drawLogo({ href, ratio }: LogoImage): string {
  const high = Math.min(Math.max(230 / ratio, 34), 56, column / ratio);
  const y = below - 20 - high;
  return `<image x="${margin}" y="${y}" width="${high * ratio}" height="${high}" href="${href}"/>`;
}

function drawSiteName(siteName: string, ink: string): string {
  const set = outline(siteName, name.axes, name.tracking);
  const size = Math.min(name.size, column / set.width);
  const y = margin + capHeight * name.size;
  return path(pathData(set, { x: margin, y, size, grain: 1 }), ink);
}

function layoutCard(card: Card): Layout {
  const high = card.lines.length > 0 ? countRows(card.lines) * line : 0;
  const top = below + name.rule + 36;
  const foot = height - margin - high;
  const fitted = fitTitle(titleForTypesetting(card), {
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
    name: `${card.title}, ${card.siteName}`,
    layout: layoutCard(card),
    inks: card.inks,
    draw: () => drawn,
    more: drawHeader(card),
  });
}

/**
 * Rasterises a card at its own size, in the format of its file name: PNG with 64 colours for drawings, JPEG
 * without chroma subsampling for photographs. A higher effort makes PNGs an eighth smaller in twice the time.
 *
 * @throws with the file's name in the message
 */
export async function rasteriseCard(svg: string, file: string): Promise<Buffer> {
  const sheet = sharp(Buffer.from(svg));
  const picture = file.endsWith('.jpg')
    ? sheet.jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    : sheet.png({ palette: true, colours: 64, effort: 1, compressionLevel: 6, dither: 0 });
  return picture.toBuffer().catch((cause: Error) => {
    throw new Error(`The shared picture ${file} could not be drawn: ${cause.message}`, { cause });
  });
}
