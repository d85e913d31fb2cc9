import PDFDocument from 'pdfkit';
import { getTheme } from '@/lib/content/store/get-theme';
import type { Locale } from '@/lib/i18n/locales';
import { collectPdf } from '@/lib/invoice/pdf/collect-pdf';
import { mm } from '@/lib/invoice/pdf/measures';
import { createTypesetter } from '@/lib/invoice/pdf/typesetter';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import type { Till } from '@/lib/till/till';
import type { Voucher } from '../voucher';
import { voucherWords } from '../voucher-words';
import { drawField } from './draw-field';
import { drawSheet } from './draw-sheet';
import type { Pen } from './pen';

/** A voucher as PDF, A5 across, to be printed or sent on: in the house's typeface, with its code large. */
export async function voucherPdf(voucher: Voucher, till: Till, locale: Locale): Promise<Buffer> {
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
