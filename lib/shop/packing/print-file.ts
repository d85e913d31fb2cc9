import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { getTheme } from '@/lib/content/store/get-theme';
import type { Locale } from '@/lib/i18n/locales';
import { createTypesetter, type Typesetter } from '@/lib/shop/invoices/pdf/typesetter';

/** The drawing state of a file that staff print; `y` is the position on the page, in points from the top. */
export type PrintPen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  inks: { accent: string; muted: string; line: string };
  y: number;
};

type PrintFile = { title: string; author: string; locale: Locale; now: Date };

/**
 * Draws a PDF in the site's typeface.
 * @param draw adds the pages; the document starts without any
 */
export async function drawPrintFile(
  { title, author, locale, now }: PrintFile,
  draw: (pen: PrintPen) => void,
): Promise<Buffer> {
  const { accent, muted, line } = getTheme().light;
  const doc = new PDFDocument({
    ...{ margin: 0, autoFirstPage: false, lang: `${locale}-CH`, displayTitle: true },
    info: { Title: title, Author: author, CreationDate: now },
  });
  const finished = buffer(doc);
  draw({ doc, set: createTypesetter(doc), inks: { accent, muted, line }, y: 0 });
  doc.end();
  return finished;
}
