import { goodsAtFullPrice } from '@/lib/shop/pricing/discounts';
import { taxState } from '@/lib/shop/pricing/vat';
import { isPayable, toPay } from '../invoice-document';
import { mm, type Pen, rule, sheet } from './page';

const small = 7.5;
const lineFace = { size: 9.5 };
const leading = 4.4 * mm;
/** Right edges of the number columns. */
const ends = { pieces: 122 * mm, price: 146 * mm, rate: 164 * mm, sum: sheet.right };
const titleWidth = 84 * mm;

/**
 * Draws one row per line. A credit note of a plain sum gets one row, a credit note of postage alone gets none.
 * If a page is full, the table continues on a new page with the same column headings.
 */
export function drawLines(pen: Pen, turnPage: () => void): void {
  const lines = linesOf(pen);
  if (lines.length === 0) return;
  const { tag, decorate, breakLines } = pen.set;
  tag('Table', () => {
    tag('TR', () => drawColumns(pen));
    for (const line of lines) {
      const titles = breakLines(line.title, titleWidth, { ...lineFace, weight: 600 });
      const height = titles.length * leading + 2.8 * mm;
      if (pen.y + height > sheet.bottom) {
        turnPage();
        decorate(() => drawColumns(pen));
      }
      tag('TR', () => drawLine(pen, titles, line));
      pen.y += height;
      rule(pen, pen.y, { ink: pen.inks.line });
    }
  });
}

function linesOf({ document, formatter }: Pen) {
  if (document.lines.length > 0 || document.goods === 0) return document.lines;
  const title = formatter.t('part', { number: document.orderNumber });
  return [{ title, pieces: 1, price: document.goods, sum: document.goods, vatRate: undefined }];
}

function drawColumns(pen: Pen) {
  const { set, formatter, inks, document } = pen;
  const label = { size: small, ink: inks.muted };
  const head = (text: string, x: number, align: 'left' | 'right' = 'right') =>
    set.tag('TH', () => set.line(text, x, pen.y, label, align), { scope: 'Column' });
  head(formatter.t('article'), sheet.left, 'left');
  head(formatter.t('pieces'), ends.pieces);
  head(formatter.t('price'), ends.price);
  head(formatter.t('rate'), ends.rate);
  head(`${formatter.t('sum')} ${document.currency}`, ends.sum);
  pen.y += 2.2 * mm;
  rule(pen, pen.y, { weight: 1 });
}

function drawLine(
  { set, formatter, y }: Pen,
  titles: string[],
  line: { pieces: number; price: number; sum: number; vatRate?: number },
) {
  const base = y + 5 * mm;
  const drawTitle = () =>
    titles.forEach((title, at) => {
      set.line(title, sheet.left, base + at * leading, { ...lineFace, weight: 600 });
    });
  const cell = (text: string, x: number) =>
    set.tag('TD', () => text && set.line(text, x, base, lineFace, 'right'));
  const { pieces, price, sum, vatRate } = line;
  set.tag('TH', drawTitle, { scope: 'Row' });
  cell(pieces > 0 ? String(pieces) : '', ends.pieces);
  cell(pieces * price === sum ? formatter.amount(price) : '', ends.price);
  cell(vatRate === undefined ? '' : formatter.percent(vatRate), ends.rate);
  cell(formatter.amount(sum), ends.sum);
}

const step = 5.6 * mm;
/** Left edge of the column with the sums. VAT and the notice are left of it. */
const sumsFrom = 112 * mm;
const leftColumnEnd = 102 * mm;
const face = { size: 9.5 };

/** The height of the sums, in points. */
export function sumsHeight(pen: Pen): number {
  const rows = rightSide(pen).length + deductionRows(pen).length + (untaxedNote(pen) ? 1 : 0);
  return Math.max(rows * step + 16 * mm, leftHeight(pen));
}

export function drawSums(pen: Pen): void {
  const top = pen.y;
  drawRight(pen);
  const right = pen.y;
  pen.y = top;
  drawLeft(pen);
  pen.y = Math.max(pen.y, right);
}

function rightSide({ document, formatter }: Pen): [string, string][] {
  const { goods, discounts, postage, redeemed, delivery } = document;
  if (document.lines.length === 0 && postage === 0 && redeemed === 0) return [];
  const isPart = document.kind === 'credit';
  const rows: [string, string][] = [];
  if (goods > 0 || !isPart)
    rows.push([formatter.t('goods'), formatter.amount(goodsAtFullPrice(goods, discounts))]);
  for (const { kind, label, amount } of discounts)
    rows.push([formatter.t('discount', { kind, label }), formatter.amount(-amount)]);
  if (isPart ? postage > 0 : delivery !== 'mail')
    rows.push([formatter.t('postage', { delivery }), formatter.amount(postage)]);
  if (redeemed > 0) rows.push([formatter.t('redeemed'), formatter.amount(-redeemed)]);
  return rows;
}

function drawRight(pen: Pen) {
  drawRows(pen, [...rightSide(pen), ...deductionRows(pen)]);
  drawTotal(pen);
}

/** Draws labels with their amounts, above a total. */
export function drawRows(pen: Pen, rows: [string, string][]): void {
  const { set } = pen;
  for (const [label, amount] of rows) {
    pen.y += step;
    set.tag('P', () => {
      set.line(label, sumsFrom, pen.y, face);
      set.line(amount, sheet.right, pen.y, face, 'right');
    });
  }
  pen.y += 3 * mm;
}

/** An unpaid invoice's amount and what was credited and received since; empty without deductions. */
export function deductionRows({ document, formatter }: Pen): [string, string][] {
  const { total, credited = 0, received = 0 } = document;
  if (credited === 0 && received === 0) return [];
  const rows: [string, number][] = [
    [formatter.t('reminderTotal'), total],
    [formatter.t('reminderCredited'), -credited],
    [formatter.t('reminderReceived'), -received],
  ];
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => [label, formatter.amount(amount)]);
}

/** Why the total contains no VAT: exported goods. For reverse charge, `notice` has a sentence instead. */
function untaxedNote({ document, formatter }: Pen): string | undefined {
  const { vat, seller, buyer, destination, isReverseCharge } = document;
  const from = seller.country;
  const isExport = taxState(vat, { from, to: destination ?? buyer?.country ?? from }) === 'export';
  return isExport && !isReverseCharge ? formatter.t('untaxed') : undefined;
}

/** Draws the amount to pay, or the amount credited. */
export function drawTotal(pen: Pen) {
  const { set, document, formatter } = pen;
  rule(pen, pen.y, { weight: 2, from: sumsFrom });
  pen.y += 7 * mm;
  const isRefund = document.kind === 'credit' && !document.replacedAt;
  const state = isRefund ? 'credit' : isPayable(document) ? 'open' : 'settled';
  const large = { size: 14, weight: 800, width: 108 };
  set.tag('P', () => {
    set.line(formatter.t('total', { state }), sumsFrom, pen.y, { size: 10.5, weight: 700 });
    set.line(formatter.money(toPay(document)), sheet.right, pen.y, large, 'right');
  });
  const note = untaxedNote(pen);
  if (note) {
    pen.y += step;
    set.tag('P', () => set.line(note, sumsFrom, pen.y, { size: 8.5 }));
  }
  pen.y += 3 * mm;
}

const vatColumns = { gross: 62 * mm, vat: leftColumnEnd - 10 * mm };

function drawLeft(pen: Pen) {
  const { set, formatter, document, inks } = pen;
  const label = { size: 7.5, ink: inks.muted };
  const taxed = document.vat.filter(({ rate }) => rate > 0);
  const row = ([rate, gross, vat]: [string, string, string], isHead = false) => {
    const face = isHead ? label : { size: 8.5 };
    const cell = (text: string, x: number, align: 'left' | 'right' = 'right') =>
      set.tag(isHead ? 'TH' : 'TD', () => set.line(text, x, pen.y, face, align), {
        ...(isHead && { scope: 'Column' }),
      });
    set.tag('TR', () => {
      cell(rate, sheet.left, 'left');
      cell(gross, vatColumns.gross);
      cell(vat, vatColumns.vat);
    });
  };
  if (taxed.length > 0)
    set.tag('Table', () => {
      pen.y += step;
      row([formatter.t('rate'), formatter.t('gross'), formatter.t('vat')], true);
      for (const { rate, gross, vat } of taxed) {
        pen.y += 4.4 * mm;
        const { percent, amount } = formatter;
        row([percent(rate), amount(gross), amount(vat)]);
      }
    });
  pen.y += 2.4 * mm;
  set.tag('P', () => {
    for (const line of noticeLines(pen)) {
      pen.y += 4.6 * mm;
      set.line(line, sheet.left, pen.y, noticeFace);
    }
  });
}

const noticeFace = { size: 9, weight: 600 };

function leftHeight(pen: Pen): number {
  const taxed = pen.document.vat.filter(({ rate }) => rate > 0).length;
  return (taxed && step + taxed * 4.4 * mm) + 4 * mm + noticeLines(pen).length * 4.6 * mm;
}

function noticeLines(pen: Pen): string[] {
  return pen.set.breakLines(notice(pen), leftColumnEnd - sheet.left, noticeFace);
}

/** The note that tells the buyer the state of the document, or how to pay. */
function notice(pen: Pen): string {
  const { document, formatter } = pen;
  const reverseCharge = document.isReverseCharge ? [formatter.t('reverseCharge')] : [];
  const demonstration = document.isDemonstration ? [formatter.t('demonstration')] : [];
  const state = document.isDemonstration && isPayable(document) ? [] : [stateText(pen)];
  return [...reverseCharge, ...state, ...demonstration].join(' ');
}

function stateText({ document, formatter: { t, day } }: Pen): string {
  if (document.kind === 'credit')
    return document.replacedAt
      ? t('cancelsInvoice', { name: document.corrects ?? '' })
      : t('credited');
  if (document.replacedAt) return t('replaced', { date: day(document.replacedAt) });
  if (document.cancelledAt) return t('cancelled', { date: day(document.cancelledAt) });
  if (document.withdrawnAt) return t('withdrawn', { date: day(document.withdrawnAt) });
  if (document.total <= 0) return t('nothing');
  if (document.paidAt) return t('paid', { date: day(document.paidAt) });
  if (document.terms) return t(document.terms.when, { days: document.terms.days });
  return t(document.payment === 'stripe' ? 'stripe' : 'collection');
}
