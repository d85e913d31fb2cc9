import { mm } from '@/lib/invoice/pdf/measures';
import { fitSize } from './fit-size';
import { card, type Pen } from './pen';

const name = { weight: 860, width: 112 };

/** What it is worth, in the house's colour; it bleeds off three sides. */
export function drawField({ doc, set, words, inks, voucher }: Pen, isDemonstration: boolean): void {
  const { left, width, height } = card.field;
  doc.rect(left, 0, width, height).fill(inks.accent);
  const ink = inks.onAccent;
  const x = left + 8 * mm;
  const inner = width - 16 * mm;
  set.line(words.t('value'), x, card.top + 3 * mm, { size: 9, weight: 600, ink });
  const amount = words.amount(voucher.value);
  const size = fitSize(set, amount, name, { width: inner, most: 52 });
  set.line(voucher.currency, x, card.bottom - size, { ...name, size: size * 0.5, ink });
  set.line(amount, x, card.bottom, { ...name, size, ink });
  if (!isDemonstration) return;
  const face = { size: 11, weight: 700, ink };
  set.breakLines(words.t('demonstration'), inner, face).forEach((line, at) => {
    set.line(line, x, card.top + 16 * mm + at * 5 * mm, face);
  });
}
