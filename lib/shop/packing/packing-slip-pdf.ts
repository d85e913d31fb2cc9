import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { mm, rule, sheet } from '@/lib/shop/invoices/pdf/page';
import { addressLines } from '@/lib/shop/orders/address-lines';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Parcel } from './parcel';
import { drawPrintFile, type PrintPen } from './print-file';

type Slips = {
  parcels: readonly Parcel[];
  shopConfig: ShopConfig;
  timeZone: string;
  /** Language of the staff, for the file's properties. */
  locale: Locale;
  now: Date;
};
type Seller = ShopConfig['seller'];

/** Renders a packing slip on A4 for each parcel, in the language of its order. It shows no prices. */
export async function packingSlipPdf({ parcels, shopConfig, timeZone, locale, now }: Slips) {
  const words = new Map<Locale, Words>();
  for (const { order } of parcels)
    if (!words.has(order.locale))
      words.set(order.locale, await createWords(order.locale, timeZone));
  const { seller, isDemonstration } = shopConfig;
  const title = parcels.map(({ order }) => order.number).join(', ');
  const file = { title, author: seller.name, locale, now };
  return drawPrintFile(file, (pen) => {
    for (const parcel of parcels) {
      const found = words.get(parcel.order.locale);
      if (found) drawSlip(pen, { parcel, seller, words: found, isDemonstration });
    }
  });
}

type Words = Awaited<ReturnType<typeof createWords>>;

async function createWords(locale: Locale, timeZone: string) {
  const messages = await loadMessages(locale);
  const days = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone });
  return {
    t: createTranslator({ locale, messages, namespace: 'PackingSlip' }),
    kind: createTranslator({ locale, messages, namespace: 'Shop.kindOf' }),
    day: (moment: string) => days.format(new Date(moment)),
  };
}

type Slip = { parcel: Parcel; seller: Seller; words: Words; isDemonstration: boolean };

function drawSlip(pen: PrintPen, slip: Slip) {
  drawPageHead(pen, slip, false);
  drawAddresses(pen, slip);
  drawTitle(pen, slip);
  drawLines(pen, slip);
  const { gift, message } = slip.parcel.order;
  // The buyer's message is meant for the seller, not for the recipient of a gift.
  if (gift) drawText(pen, slip, { label: slip.words.t('card'), text: gift.text });
  else drawText(pen, slip, { label: slip.words.t('message'), text: message });
}

function drawPageHead(pen: PrintPen, { parcel, seller, words: { t } }: Slip, isLater: boolean) {
  const { doc, set } = pen;
  doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
  set.line(seller.name, sheet.left, sheet.top, { size: 13, weight: 800, width: 112 });
  const title = `${t('title')} ${parcel.order.number}`;
  if (isLater) set.line(title, sheet.right, sheet.top, { size: 9.5, weight: 600 }, 'right');
  rule(pen, sheet.top + 3 * mm, { weight: 2 });
  pen.y = sheet.top + 14 * mm;
}

function drawAddresses({ set, inks }: PrintPen, { parcel, seller }: Slip) {
  const { window } = sheet;
  const senderFace = { size: 8.5, ink: inks.muted };
  const { name, street, building, postcode, town, email, phone } = seller;
  [name, `${street} ${building}`.trim(), `${postcode} ${town}`, email, phone ?? '']
    .flatMap((line) => set.breakLines(line, window.left - sheet.left - 8 * mm, senderFace))
    .forEach((line, at) => {
      set.line(line, sheet.left, window.top + at * 4.2 * mm, senderFace);
    });
  const face = { size: 10.5 };
  addressLines(parcel.address, seller.country, parcel.order.locale)
    .flatMap((line) => set.breakLines(line, sheet.right - window.left, face))
    .forEach((line, at) => {
      set.line(line, window.left, window.top + at * 5 * mm, face);
    });
}

function drawTitle(pen: PrintPen, { parcel: { order }, words: { t, day }, isDemonstration }: Slip) {
  const { set, inks } = pen;
  const face = { size: 27, weight: 800, width: 112 };
  const y = 93 * mm;
  set.line(t('title'), sheet.left - 0.4 * mm, y, face);
  const after = sheet.left + set.widthOf(`${t('title')} `, face);
  set.line(order.number, after, y, { ...face, ink: inks.accent });
  const facts = [t('placed', { date: day(order.placed_at) }), t(`delivery.${order.delivery}`)];
  if (isDemonstration) facts.push(t('demonstration'));
  set.line(facts.join(' · '), sheet.left, y + 7 * mm, { size: 9.5 });
  pen.y = y + 18 * mm;
}

const columns = { title: sheet.left + 18 * mm };
const lineFace = { size: 10.5, weight: 600 };

function drawColumns(pen: PrintPen, { words: { t } }: Slip) {
  const { set, inks } = pen;
  const face = { size: 7.5, ink: inks.muted };
  set.line(t('pieces'), sheet.left, pen.y, face);
  set.line(t('article'), columns.title, pen.y, face);
  pen.y += 2.2 * mm;
  rule(pen, pen.y, { weight: 1 });
}

/** A full page is continued on a new one, with the same column headings. */
function drawLines(pen: PrintPen, slip: Slip) {
  const { set, inks } = pen;
  drawColumns(pen, slip);
  for (const { pieces, title, kind, ean } of slip.parcel.lines) {
    const titles = set.breakLines(title, sheet.right - columns.title, lineFace);
    const height = titles.length * 5 * mm + 8 * mm;
    if (pen.y + height > sheet.bottom) {
      drawPageHead(pen, slip, true);
      drawColumns(pen, slip);
    }
    const base = pen.y + 6 * mm;
    set.line(String(pieces), sheet.left, base, { ...lineFace, weight: 800 });
    titles.forEach((line, at) => {
      set.line(line, columns.title, base + at * 5 * mm, lineFace);
    });
    const facts = [kindName(slip.words, kind), ean].filter(Boolean).join(' · ');
    set.line(facts, columns.title, base + titles.length * 5 * mm - 0.6 * mm, {
      ...{ size: 8, ink: inks.muted },
    });
    pen.y += height;
    rule(pen, pen.y, { ink: inks.line });
  }
}

function kindName({ kind: t }: Words, kind: string): string {
  return t.has(kind as never) ? t(kind as never) : kind;
}

/** Draws the buyer's message or the card of a gift below the lines; nothing if the text is empty. */
function drawText(pen: PrintPen, slip: Slip, { label, text }: { label: string; text: string }) {
  const { set, inks } = pen;
  if (!text) return;
  const face = { size: 9.5 };
  const lines = text
    .split('\n')
    .flatMap((line) => set.breakLines(line, sheet.right - sheet.left, face));
  pen.y += 10 * mm;
  if (pen.y + 5 * mm > sheet.bottom) drawPageHead(pen, slip, true);
  set.line(label, sheet.left, pen.y, { size: 7.5, ink: inks.muted });
  for (const line of lines) {
    pen.y += 5 * mm;
    if (pen.y > sheet.bottom) drawPageHead(pen, slip, true);
    set.line(line, sheet.left, pen.y, face);
  }
}
