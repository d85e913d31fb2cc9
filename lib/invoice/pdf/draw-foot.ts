import { mm, sheet } from './measures';
import type { Pen } from './pen';

/** The same below every page: which paper this is, of whom, which page. Above a payment part, where there is one. */
export function drawFoot({ set, paper, words, inks }: Pen, page: number, pages: number, y: number) {
  const face = { size: 7.5, ink: inks.muted };
  const { seller, name, kind, orderNumber, isDemonstration } = paper;
  const parts = [`${words.t('title', { kind })} ${name}`, orderNumber, seller.name];
  if (isDemonstration) parts.push(words.t('specimen'));
  set.line(parts.join('  ·  '), sheet.left, y, face);
  if (pages > 1) set.line(words.t('page', { page, pages }), sheet.right, y, face, 'right');
}

export const footAt = {
  page: sheet.height - 10 * mm,
  abovePayment: sheet.height - sheet.payment.height - 6 * mm,
};
