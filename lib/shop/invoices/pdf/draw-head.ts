import { formatReference } from 'swissqrbill/utils';
import { formatVatNumber } from '@/lib/primitives/money/vat-number';
import { addressLines } from '@/lib/shop/orders/address-lines';
import { isPayable } from '../invoice-document';
import { drawEpcCode } from './draw-epc-code';
import { mm, type Pen, rule, sheet, titleOf } from './page';

/** Draws the seller, the buyer in the envelope window, the title and the facts. */
export function drawHead(pen: Pen): void {
  const { tag } = pen.set;
  tag('P', () => drawSender(pen));
  tag('P', () => drawBuyer(pen));
  tag('H1', () => drawTitle(pen));
  drawEpcCode(pen);
  drawFacts(pen);
}

/**
 * Draws the seller's name with a rule below it on every page; later pages also get the document's
 * title.
 */
export function drawLetterhead(pen: Pen, isLater: boolean): void {
  const { set, document } = pen;
  const face = { size: 13, weight: 800, width: 112 };
  set.line(document.seller.name, sheet.left, sheet.top, face);
  const title = `${titleOf(pen)} ${document.name}`;
  if (isLater) set.line(title, sheet.right, sheet.top, { size: 9.5, weight: 600 }, 'right');
  rule(pen, sheet.top + 3 * mm, { weight: 2 });
  pen.y = sheet.top + 14 * mm;
}

function drawSender({ set, document, formatter, inks }: Pen) {
  const { seller, taxNumber } = document;
  const lines = [
    seller.name,
    `${seller.street} ${seller.building}`.trim(),
    `${seller.postcode} ${seller.town}`,
    seller.email,
    seller.phone,
    seller.vatNumber && formatter.t('vatNumber', { number: seller.vatNumber }),
    taxNumber && formatter.t('taxNumber', taxNumber),
  ];
  const width = sheet.window.left - sheet.left - 8 * mm;
  const face = { size: 8.5, ink: inks.muted };
  lines
    .flatMap((line) => (line ? set.breakLines(line, width, face) : []))
    .forEach((line, at) => {
      set.line(line, sheet.left, sheet.window.top + at * 4.2 * mm, face);
    });
}

function drawBuyer({ set, document, formatter }: Pen) {
  const { buyer, seller } = document;
  if (!buyer) return;
  const { vatNumber } = buyer;
  const lines = [
    ...addressLines(buyer, seller.country, document.locale),
    ...(vatNumber
      ? [formatter.t('vatNumber', { number: formatVatNumber(vatNumber, document.locale) })]
      : []),
  ];
  const face = { size: 10.5 };
  lines
    .flatMap((line) => set.breakLines(line, sheet.right - sheet.window.left, face))
    .forEach((line, at) => {
      set.line(line, sheet.window.left, sheet.window.top + at * 5 * mm, face);
    });
}

function drawTitle(pen: Pen) {
  const { set, document, inks } = pen;
  const face = { size: 27, weight: 800, width: 112 };
  const y = 93 * mm;
  const title = titleOf(pen);
  set.line(title, sheet.left - 0.4 * mm, y, face);
  const after = sheet.left + set.widthOf(`${title} `, face);
  set.line(document.name, after, y, { ...face, ink: inks.accent });
}

function drawFacts(pen: Pen) {
  const { set, document, formatter, inks, reminder } = pen;
  const { orderNumber: number } = document;
  const facts = [
    [formatter.t('issued'), formatter.day(reminder?.at ?? document.issuedAt)],
    [
      formatter.t('order'),
      formatter.t('placed', { number, date: formatter.day(document.placedAt) }),
    ],
    ...(document.corrects ? [[formatter.t('corrects'), document.corrects]] : []),
    ...(formatter.due && isPayable(document) ? [[formatter.t('due'), formatter.due]] : []),
    ...(document.iban && isPayable(document)
      ? [[formatter.t('reference'), formatReference(document.reference)]]
      : []),
    ...(document.kind === 'invoice' && document.sentAt
      ? [[formatter.t('delivered'), formatter.day(document.sentAt)]]
      : []),
  ];
  const top = 99 * mm;
  rule(pen, top, { weight: 1 });
  // Column offsets in mm, sized for a date, an order with its date, a date, and a reference of 27
  // digits. A fifth fact begins a second row.
  const columns = [0, 31, 80, 113];
  const rowHeight = 11 * mm;
  facts.forEach(([label = '', fact = ''], at) => {
    const x = sheet.left + (columns[at % columns.length] ?? 0) * mm;
    const y = top + Math.floor(at / columns.length) * rowHeight;
    set.tag('P', () => {
      set.line(label, x, y + 4.6 * mm, { size: 7.5, ink: inks.muted });
      set.line(fact, x, y + 9.4 * mm, { size: 9, weight: 600 });
    });
  });
  pen.y = top + 22 * mm + (facts.length > columns.length ? rowHeight : 0);
}
