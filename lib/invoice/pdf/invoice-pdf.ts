import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { getTheme } from '@/lib/content/store/get-theme';
import { getLibrary } from '@/lib/content/store/library';
import type { Paper } from '../paper';
import { paperWords } from '../paper-words';
import { paymentPart } from '../payment-part';
import { collectPdf } from './collect-pdf';
import { drawFoot, footAt } from './draw-foot';
import { drawHead, drawName } from './draw-head';
import { drawLines } from './draw-lines';
import { drawExampleAccount, drawSpecimen } from './draw-specimen';
import { drawSums, drawTotal, sumsHeight } from './draw-sums';
import { mm, sheet } from './measures';
import type { Pen } from './pen';
import { createTypesetter } from './typesetter';

/**
 * An invoice or a credit note as PDF (A4), in the house's typeface; with payment part and receipt of a Swiss QR-bill where
 * something is to be paid by bill.
 * @throws where the house's account or address is none that a QR-bill takes
 */
export async function invoicePdf(paper: Paper): Promise<Buffer> {
  const pen = await takePen(paper);
  const { doc } = pen;
  const finished = collectPdf(doc);
  const startPage = (isLater: boolean) => {
    doc.addPage();
    if (paper.isDemonstration) drawSpecimen(pen);
    drawName(pen, isLater);
  };
  const turnPage = () => startPage(true);
  startPage(false);
  drawHead(pen);
  drawLines(pen, turnPage);
  if (pen.y + sumsHeight(pen) > sheet.bottom) turnPage();
  drawSums(pen);
  const hasPayment = drawPaymentPart(pen, turnPage);
  finishPages(pen, hasPayment);
  doc.end();
  return finished;
}

async function takePen(paper: Paper): Promise<Pen> {
  const words = await paperWords(paper, getLibrary().site.timeZone);
  const { accent, muted, line } = getTheme().light;
  const title = `${words.t('title', { kind: paper.kind })} ${paper.name}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: `${paper.locale}-CH`,
    displayTitle: true,
    info: { Title: title, Author: paper.seller.name, CreationDate: new Date(paper.issuedAt) },
  });
  return { doc, set: createTypesetter(doc), paper, words, inks: { accent, muted, line }, y: 0 };
}

/** Short enough for one line: a second one would begin within a number, after its hyphen. */
function message({ paper, words }: Pen): string {
  const { name, kind, orderNumber: order } = paper;
  if (paper.isDemonstration) return `SPECIMEN, ${words.t('title', { kind })} ${name}`;
  return words.t('message', { name, order });
}

/** At the foot of the last page, or of one more where that is full. */
function drawPaymentPart(pen: Pen, turnPage: () => void): boolean {
  const { doc, paper } = pen;
  const data = paymentPart(paper, message(pen));
  if (!data) return false;
  const top = sheet.height - sheet.payment.height;
  if (pen.y > footAt.abovePayment - 5 * mm) {
    turnPage();
    drawTotal(pen);
  }
  // Where swissqrbill judges the room from.
  doc.x = 0;
  doc.y = 0;
  doc.fillColor('black').strokeColor('black');
  new SwissQRBill(data, { language: paper.locale === 'fr' ? 'FR' : 'DE' }).attachTo(doc, 0, top);
  doc.undash();
  if (paper.isDemonstration) drawExampleAccount(pen, top);
  return true;
}

function finishPages(pen: Pen, hasPayment: boolean) {
  const { count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    const isPaid = hasPayment && page === count - 1;
    drawFoot(pen, page + 1, count, isPaid ? footAt.abovePayment : footAt.page);
  }
}
