import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import { formatMoney, formatRate } from '@/lib/primitives/money/money';
import { dueDay, type InvoiceDocument } from '../invoice-document';
import { drawArtifact } from './structure';
import type { Typesetter } from './typesetter';

/** Points per millimetre; a PDF point is 1/72 inch. */
export const mm = 72 / 25.4;

/** A4 portrait with its margins (points). */
export const sheet = {
  width: 210 * mm,
  height: 297 * mm,
  left: 20 * mm,
  right: 190 * mm,
  top: 18 * mm,
  /** Only the footer is below. */
  bottom: 275 * mm,
  /** The address window of a Swiss C5 envelope. */
  window: { left: 118 * mm, top: 50 * mm },
  /**
   * Payment part and receipt, at the bottom of a page (Swiss Implementation Guidelines QR-bill, 3.4).
   */
  payment: { height: 105 * mm },
} as const;

/** A reminder of an unpaid invoice, with the text of `shop.yaml` (`text`) or else the standard text. */
export type Reminder = {
  step: 1 | 2;
  /** ISO 8601. */
  at: string;
  /** Plain text; paragraphs are separated by line breaks. */
  text?: string;
};

/** The document's title without its number: *Invoice*, *Credit note* or *Reminder*. */
export function titleOf({
  document: { kind },
  formatter: { t },
  reminder,
}: Pick<Pen, 'document' | 'formatter' | 'reminder'>): string {
  return reminder ? t('reminderTitle', { step: reminder.step }) : t('title', { kind });
}

/**
 * The drawing state of a document; `y` is the position on the current page, in points from the top.
 */
export type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  document: InvoiceDocument;
  formatter: DocumentFormatter;
  /** Set if a reminder is drawn instead of the invoice. */
  reminder?: Reminder | undefined;
  inks: { accent: string; muted: string; line: string };
  y: number;
};

/** Draws a horizontal rule at `y`, by default over the full width. */
export function rule(
  { doc }: Pick<Pen, 'doc'>,
  y: number,
  { weight = 0.5, ink = 'black', from = sheet.left, to = sheet.right } = {},
): void {
  drawArtifact(doc, () => {
    doc.lineWidth(weight).strokeColor(ink).moveTo(from, y).lineTo(to, y).stroke();
  });
}

type DocumentFormatter = Awaited<ReturnType<typeof createDocumentFormatter>>;

/** Formats a document's dates, amounts and messages in its language, with Swiss conventions. */
export async function createDocumentFormatter(document: InvoiceDocument, timeZone: string) {
  const { locale, currency } = document;
  const dueOn = dueDay(document);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Invoice' });
  const tag = `${locale}-CH`;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const plainDays = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const numberParts = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];
  return {
    t,
    day: (moment: string) => days.format(new Date(moment)),
    /** The due date. */
    due: dueOn && plainDays.format(new Date(dueOn)),
    /** Without the currency, which is in the column heading. */
    amount: (amount: number) =>
      amounts
        .formatToParts(amount / 100)
        .filter(({ type }) => numberParts.includes(type))
        .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
        .join('')
        .replaceAll("'", '’'),
    /** With the currency, formatted as on the site. */
    money: (amount: number) => formatMoney({ amount, currency }, locale),
    /** `rate` in hundredths of a percent; a dash for 0. */
    percent: (rate: number) => (rate === 0 ? '–' : formatRate(rate)),
  };
}
