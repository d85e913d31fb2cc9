import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { mm, rule, sheet } from '@/lib/shop/invoices/pdf/page';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { PickedArticle } from './pick-list';
import { drawPrintFile, type PrintPen } from './print-file';

type PickListFile = {
  rows: readonly PickedArticle[];
  /** The buyers' messages, by order number. */
  notes: readonly { number: string; text: string }[];
  /** Number of orders. */
  orders: number;
  locale: Locale;
  timeZone: string;
  author: string;
  now: Date;
};

/** Renders the pick list of several orders on A4, in the language of the staff. */
export async function pickListPdf(file: PickListFile) {
  const { rows, notes, orders, locale, timeZone, author, now } = file;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'PickList' });
  const kinds = createTranslator({ locale, messages, namespace: 'Shop.kindOf' });
  const findArticle = createArticleLookup(locale);
  const time = new Intl.DateTimeFormat(`${locale}-CH`, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  }).format(now);
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  return drawPrintFile({ title: t('title'), author, locale, now }, (pen) => {
    const { set, inks } = pen;
    const startPage = () => {
      pen.doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
      set.line(t('title'), sheet.left, sheet.top + 4 * mm, { size: 22, weight: 800, width: 112 });
      const facts = `${time} · ${t('sum', { orders, pieces })}`;
      set.line(facts, sheet.left, sheet.top + 11 * mm, { size: 9.5, ink: inks.muted });
      pen.y = sheet.top + 15 * mm;
      rule(pen, pen.y, { weight: 2 });
    };
    startPage();
    for (const row of rows) {
      const title = findArticle(row.article)?.title ?? row.title;
      const kind = kinds.has(row.kind as never) ? kinds(row.kind as never) : row.kind;
      const facts = [kind, row.article, row.ean].filter(Boolean).join(' · ');
      drawRow(pen, { ...row, title, facts }, startPage);
    }
    for (const { number, text } of notes)
      drawNote(pen, `${t('note', { number })} ${text.replace(/\s+/g, ' ')}`, startPage);
  });
}

/** A buyer's message, below the articles. */
function drawNote(pen: PrintPen, text: string, startPage: () => void) {
  const lines = pen.set.breakLines(text, sheet.right - sheet.left, noteFace);
  if (pen.y + lines.length * 5 * mm > sheet.bottom) startPage();
  for (const line of lines) {
    pen.y += 5 * mm;
    pen.set.line(line, sheet.left, pen.y, noteFace);
  }
  pen.y += 2 * mm;
}

const columns = { pieces: sheet.left + 8 * mm, title: sheet.left + 24 * mm };
const titleFace = { size: 11, weight: 650 };
const factFace = { size: 8 };
const noteFace = { size: 9.5 };

type Row = Pick<PickedArticle, 'pieces' | 'title' | 'orders'> & { facts: string };

function drawRow(pen: PrintPen, { pieces, title, facts, orders }: Row, startPage: () => void) {
  const { doc, set, inks } = pen;
  const width = sheet.right - columns.title;
  const numbers = orders.map((one) =>
    one.pieces > 1 ? `${one.pieces}\u00a0×\u00a0${one.number}` : one.number,
  );
  const titles = set.breakLines(title, width, titleFace);
  const small = [facts, numbers.join(', ')].flatMap((line) =>
    set.breakLines(line, width, factFace),
  );
  const height = titles.length * 5.2 * mm + small.length * 4 * mm + 5 * mm;
  if (pen.y + height > sheet.bottom) startPage();
  const base = pen.y + 6.5 * mm;
  doc
    .lineWidth(0.8)
    .strokeColor('black')
    .rect(sheet.left, base - 3.6 * mm, 4 * mm, 4 * mm)
    .stroke();
  set.line(`${pieces} ×`, columns.pieces, base, { size: 13, weight: 800 });
  titles.forEach((line, at) => {
    set.line(line, columns.title, base + at * 5.2 * mm, titleFace);
  });
  small.forEach((line, at) => {
    const y = base + titles.length * 5.2 * mm - 0.8 * mm + at * 4 * mm;
    set.line(line, columns.title, y, { ...factFace, ink: inks.muted });
  });
  pen.y += height;
  rule(pen, pen.y, { ink: inks.line });
}
