import { mm, sheet } from './measures';
import type { Pen } from './pen';

/**
 * Across a page of a demonstration's paper, before all else, so that what is written stands on it; above where a payment
 * part would be, whose code is to be read.
 */
export function drawSpecimen({ doc, set, words, inks }: Pen): void {
  const height = sheet.height - sheet.payment.height;
  const text = words.t('specimen');
  const face = { size: 38, weight: 800, width: 112, ink: inks.accent };
  const middle = { x: sheet.width / 2, y: height / 2 };
  doc
    .save()
    .opacity(0.1)
    .rotate(-30, { origin: [middle.x, middle.y] });
  set.line(text, middle.x - set.widthOf(text, face) / 2, middle.y + 6 * mm, face);
  doc.restore().opacity(1);
}

/** On receipt and payment part, in the line above the account. */
export function drawExampleAccount({ doc, set, words, inks }: Pen, top: number): void {
  const text = words.t('specimen');
  const mark = (x: number, y: number, size: number) => {
    const face = { size, weight: 700, ink: inks.accent };
    set.line(text, x, y, face);
  };
  mark(31 * mm, top + 13.6 * mm, 6);
  mark(148 * mm, top + 7.6 * mm, 8);
  doc.fillColor('black');
}
