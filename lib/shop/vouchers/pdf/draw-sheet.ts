import { mm } from '@/lib/shop/invoices/pdf/measures';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { fitSize } from './fit-size';
import { card, type Pen } from './pen';

const width = card.right - card.left;

/** Draws the site's name, the title, the code and how to redeem it. */
export function drawSheet(pen: Pen, till: ShopConfig): void {
  const { set, words, house } = pen;
  set.line(house, card.left, card.top + 3 * mm, { size: 13, weight: 800, width: 112 });
  rule(pen, card.top + 6 * mm, 2.5);
  const title = words.t('title');
  const face = { weight: 860, width: 112 };
  const size = fitSize(set, title, face, { width, most: 56 });
  set.line(title, card.left - size * 0.04, card.top + 34 * mm, { ...face, size });
  drawCode(pen);
  drawFoot(pen, till);
}

function drawCode(pen: Pen) {
  const { set, words, voucher, inks } = pen;
  const top = card.top + 58 * mm;
  rule(pen, top, 1);
  set.line(words.t('code'), card.left, top + 6 * mm, { size: 9, weight: 600, ink: inks.muted });
  const face = { weight: 700, width: 100 };
  const size = fitSize(set, voucher.code, face, { width, most: 30 });
  set.line(voucher.code, card.left, top + 17.5 * mm, { ...face, size });
  rule(pen, top + 23 * mm, 1);
}

function drawFoot({ set, words, voucher, site, inks }: Pen, { seller }: ShopConfig) {
  const says = `${words.t('redeem', { site })} ${words.t('care')}`;
  const face = { size: 10 };
  set.breakLines(says, width, face).forEach((line, at) => {
    set.line(line, card.left, card.top + 89 * mm + at * 4.8 * mm, face);
  });
  const by = `${seller.name}, ${seller.postcode} ${seller.town} · ${words.issued(voucher.created_at)}`;
  set.line(by, card.left, card.bottom, { size: 8, ink: inks.muted });
}

function rule({ doc, inks }: Pen, y: number, weight: number) {
  doc.moveTo(card.left, y).lineTo(card.right, y).lineWidth(weight).strokeColor(inks.ink).stroke();
}
