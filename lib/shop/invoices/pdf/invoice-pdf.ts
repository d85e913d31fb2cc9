import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { formatReference } from 'swissqrbill/utils';
import { getTheme } from '@/lib/content/store/get-theme';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { groupDigits } from '@/lib/primitives/money/iban';
import { type InvoiceDocument, toPay } from '@/lib/shop/invoices/invoice-document';
import { drawHead, drawLetterhead } from './draw-head';
import { drawReminder } from './draw-reminder';
import { drawLines, drawSums, drawTotal, sumsHeight } from './draw-table';
import { createDocumentFormatter, mm, type Pen, type Reminder, sheet, titleOf } from './page';
import { paymentPart } from './payment-part';
import { createTypesetter } from './typesetter';

/** Languages of the Swiss QR-bill; an invoice in another one has its payment part in German. */
const billLanguages: Partial<Record<Locale, 'FR' | 'DE' | 'IT' | 'EN'>> = {
  ...{ fr: 'FR', it: 'IT', en: 'EN' },
};

const footAt = {
  page: sheet.height - 10 * mm,
  abovePayment: sheet.height - sheet.payment.height - 6 * mm,
};

/**
 * Renders an invoice or credit note as PDF (A4) in the site's typeface, with the payment part and
 * receipt of a Swiss QR-bill if there is something to pay by bill.
 * @param reminder renders a reminder of the invoice instead, for what is still to be paid
 * @throws if the seller's account or address is not valid for a QR-bill
 */
export async function invoicePdf(document: InvoiceDocument, reminder?: Reminder): Promise<Buffer> {
  const pen = await createPen(document, reminder);
  const { doc } = pen;
  const finished = buffer(doc);
  const startPage = (isLater: boolean) => {
    doc.addPage();
    pen.set.decorate(() => {
      if (document.isDemonstration) drawSpecimen(pen);
      drawLetterhead(pen, isLater);
    });
  };
  const turnPage = () => startPage(true);
  let hasPayment = false;
  pen.set.tag('Document', () => {
    startPage(false);
    drawHead(pen);
    if (reminder) drawReminder(pen);
    else {
      drawLines(pen, turnPage);
      if (pen.y + sumsHeight(pen) > sheet.bottom) turnPage();
      drawSums(pen);
    }
    hasPayment = drawPaymentPart(pen, turnPage);
  });
  finishPages(pen, hasPayment);
  doc.end();
  return finished;
}

async function createPen(document: InvoiceDocument, reminder?: Reminder): Promise<Pen> {
  const formatter = await createDocumentFormatter(document, getLibrary().site.timeZone);
  const { accent, muted, line } = getTheme().light;
  const title = `${titleOf({ document, formatter, reminder })} ${document.name}`;
  const writtenAt = new Date(reminder?.at ?? document.issuedAt);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${document.locale}-CH`,
    displayTitle: true,
    info: { Title: title, Author: document.seller.name, CreationDate: writtenAt },
  });
  return {
    doc,
    set: createTypesetter(doc),
    document,
    formatter,
    reminder,
    inks: { accent, muted, line },
    y: 0,
  };
}

/** The payment part's message. Fits on one line: a line break could split a number after its hyphen. */
function paymentMessage({ document, formatter }: Pen): string {
  const { name, kind, orderNumber: order } = document;
  if (document.isDemonstration) return `SPECIMEN, ${formatter.t('title', { kind })} ${name}`;
  return formatter.t('message', { name, order });
}

/**
 * Draws the payment part at the bottom of the last page, or of an additional one if that is full.
 * Returns false if nothing is to be paid by bill.
 */
function drawPaymentPart(pen: Pen, turnPage: () => void): boolean {
  const { doc, set, document } = pen;
  const data = paymentPart(document, paymentMessage(pen));
  if (!data) return false;
  const top = sheet.height - sheet.payment.height;
  if (pen.y > footAt.abovePayment - 5 * mm) {
    turnPage();
    drawTotal(pen);
  }
  // swissqrbill computes the available space from the current position.
  doc.x = 0;
  doc.y = 0;
  doc.fillColor('black').strokeColor('black');
  const bill = new SwissQRBill(data, { language: billLanguages[document.locale] ?? 'DE' });
  const draw = () => set.mark(() => bill.attachTo(doc, 0, top));
  set.tag('Figure', draw, { alt: paymentInWords(pen) });
  doc.undash();
  if (document.isDemonstration) drawExampleAccount(pen, top);
  return true;
}

/** The payment part in words, for screen readers. */
function paymentInWords({ document, formatter }: Pen): string {
  const { iban = '', reference, seller } = document;
  const parts = [formatter.t('qrBill'), seller.name, `IBAN ${groupDigits(iban)}`];
  parts.push(
    `${formatter.t('reference')} ${formatReference(reference)}`,
    formatter.money(toPay(document)),
  );
  return parts.join(', ');
}

function finishPages(pen: Pen, hasPayment: boolean) {
  const { count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    const isPaid = hasPayment && page === count - 1;
    drawFoot(pen, page + 1, count, isPaid ? footAt.abovePayment : footAt.page);
  }
}

/**
 * The footer of every page: document, order, seller, page number. On the page with the payment part, if any, it
 * is above that part.
 */
function drawFoot(pen: Pen, page: number, pages: number, y: number) {
  const { set, document, formatter, inks } = pen;
  const face = { size: 7.5, ink: inks.muted };
  const { seller, name, orderNumber, isDemonstration } = document;
  const parts = [`${titleOf(pen)} ${name}`, orderNumber, seller.name];
  if (isDemonstration) parts.push(formatter.t('specimen'));
  set.line(parts.join('  ·  '), sheet.left, y, face);
  if (pages > 1) set.line(formatter.t('page', { page, pages }), sheet.right, y, face, 'right');
}

/**
 * The specimen mark of a demo document, drawn first so that the text covers it. Stays clear of the
 * payment part, whose QR code must be readable.
 */
function drawSpecimen({ doc, set, formatter, inks }: Pen): void {
  const height = sheet.height - sheet.payment.height;
  const text = formatter.t('specimen');
  const face = { size: 38, weight: 800, width: 112, ink: inks.accent };
  const middle = { x: sheet.width / 2, y: height / 2 };
  doc
    .save()
    .opacity(0.1)
    .rotate(-30, { origin: [middle.x, middle.y] });
  set.line(text, middle.x - set.widthOf(text, face) / 2, middle.y + 6 * mm, face);
  doc.restore().opacity(1);
}

/** The specimen mark on receipt and payment part, in the line above the account. */
function drawExampleAccount({ doc, set, formatter, inks }: Pen, top: number): void {
  const text = formatter.t('specimen');
  const mark = (x: number, y: number, size: number) => {
    const face = { size, weight: 700, ink: inks.accent };
    set.line(text, x, y, face);
  };
  mark(31 * mm, top + 13.6 * mm, 6);
  mark(148 * mm, top + 7.6 * mm, 8);
  doc.fillColor('black');
}
