import PDFDocument from 'pdfkit';
import { getTheme } from '@/lib/content/store/get-theme';
import type { Locale } from '@/lib/i18n/locales';
import { collectPdf } from '@/lib/shop/invoices/pdf/collect-pdf';
import { mm } from '@/lib/shop/invoices/pdf/measures';
import { createTypesetter } from '@/lib/shop/invoices/pdf/typesetter';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import { voucherWords } from '@/lib/shop/vouchers/voucher-words';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { drawSheet } from './draw-sheet';
import { fitSize } from './fit-size';
import { card, type Pen } from './pen';

const name = { weight: 860, width: 112 };

/**
 * Renders a voucher as PDF (A5 landscape) in the site's typeface, for printing or forwarding, with a
 * large code.
 */
export async function voucherPdf(
  voucher: Voucher,
  till: ShopConfig,
  locale: Locale,
): Promise<Buffer> {
  const words = await voucherWords(locale);
  const house = getSite(locale).name;
  const doc = new PDFDocument({
    size: [210 * mm, 148 * mm],
    margin: 0,
    lang: `${locale}-CH`,
    displayTitle: true,
    info: {
      Title: `${words.t('title')}, ${house}`,
      Author: till.seller.name,
      CreationDate: new Date(voucher.created_at),
    },
  });
  const finished = collectPdf(doc);
  const { light } = getTheme();
  const site = new URL(siteUrl()).host;
  const pen: Pen = { doc, set: createTypesetter(doc), words, inks: light, voucher, house, site };
  drawField(pen, till.isDemonstration);
  drawSheet(pen, till);
  doc.end();
  return finished;
}

/** Draws the value in a field of the site's accent colour, which bleeds off three sides. */
function drawField({ doc, set, words, inks, voucher }: Pen, isDemonstration: boolean): void {
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
