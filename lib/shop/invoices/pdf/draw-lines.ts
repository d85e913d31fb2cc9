import { mm, sheet } from './page';
import { type Pen, rule } from './pen';

const small = 7.5;
const face = { size: 9.5 };
const leading = 4.4 * mm;
/** Right edges of the number columns. */
const ends = { pieces: 122 * mm, price: 146 * mm, rate: 164 * mm, sum: sheet.right };
const titleWidth = 84 * mm;

/**
 * Draws one row per line, or nothing for postage alone. A full page is continued on a new one with
 * the same column headings.
 */
export function drawLines(pen: Pen, turnPage: () => void): void {
  const lines = linesOf(pen);
  if (lines.length === 0) return;
  drawColumns(pen);
  for (const line of lines) {
    const titles = pen.set.breakLines(line.title, titleWidth, { ...face, weight: 600 });
    const height = titles.length * leading + 2.8 * mm;
    if (pen.y + height > sheet.bottom) {
      turnPage();
      drawColumns(pen);
    }
    drawLine(pen, titles, line);
    pen.y += height;
    rule(pen, pen.y, { ink: pen.inks.line });
  }
}

function linesOf({ document, words }: Pen) {
  if (document.lines.length > 0 || document.goods === 0) return document.lines;
  const title = words.t('part', { number: document.orderNumber });
  return [{ title, pieces: 1, price: document.goods, sum: document.goods, vatRate: undefined }];
}

function drawColumns(pen: Pen) {
  const { set, words, inks, document } = pen;
  const label = { size: small, ink: inks.muted };
  set.line(words.t('article'), sheet.left, pen.y, label);
  set.line(words.t('pieces'), ends.pieces, pen.y, label, 'right');
  set.line(words.t('price'), ends.price, pen.y, label, 'right');
  set.line(words.t('rate'), ends.rate, pen.y, label, 'right');
  set.line(`${words.t('sum')} ${document.currency}`, ends.sum, pen.y, label, 'right');
  pen.y += 2.2 * mm;
  rule(pen, pen.y, { weight: 1 });
}

function drawLine(
  { set, words, y }: Pen,
  titles: string[],
  line: { pieces: number; price: number; sum: number; vatRate?: number },
) {
  const base = y + 5 * mm;
  titles.forEach((title, at) => {
    set.line(title, sheet.left, base + at * leading, { ...face, weight: 600 });
  });
  if (line.pieces > 0) set.line(String(line.pieces), ends.pieces, base, face, 'right');
  if (line.pieces * line.price === line.sum)
    set.line(words.amount(line.price), ends.price, base, face, 'right');
  if (line.vatRate !== undefined)
    set.line(words.percent(line.vatRate), ends.rate, base, face, 'right');
  set.line(words.amount(line.sum), ends.sum, base, face, 'right');
}
