import { buffer } from 'node:stream/consumers';
import { createTranslator } from 'next-intl';
import PDFDocument from 'pdfkit';
import { getTheme } from '@/lib/content/store/get-theme';
import type { Colours } from '@/lib/content/store/theme';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/primitives/money/money';
import { mm } from '@/lib/shop/invoices/pdf/page';
import { createTypesetter, type Face, type Typesetter } from '@/lib/shop/invoices/pdf/typesetter';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import type { Voucher } from './voucher';

/** The layout in points, A5 landscape: text on the left, on the right a field with the value. */
const card = {
  left: 13 * mm,
  right: 132 * mm,
  top: 13 * mm,
  bottom: 135 * mm,
  field: { left: 143 * mm, width: 67 * mm, height: 148 * mm },
} as const;

const textWidth = card.right - card.left;

const displayFace = { weight: 860, width: 112 };

/** The drawing state of a voucher PDF. */
type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  formatter: VoucherMessages;
  inks: Colours;
  voucher: Voucher;
  siteName: string;
  /** The host where the voucher is redeemed: `films.example`. */
  host: string;
};

/**
 * Renders a voucher as PDF (A5 landscape) in the site's typeface, for printing or forwarding, with a
 * large code.
 */
export async function voucherPdf(
  voucher: Voucher,
  shopConfig: ShopConfig,
  locale: Locale,
): Promise<Buffer> {
  const formatter = await getVoucherMessages(locale);
  const siteName = getSite(locale).name;
  const doc = new PDFDocument({
    size: [210 * mm, 148 * mm],
    margin: 0,
    lang: `${locale}-CH`,
    displayTitle: true,
    info: {
      Title: `${formatter.t('title')}, ${siteName}`,
      Author: shopConfig.seller.name,
      CreationDate: new Date(voucher.created_at),
    },
  });
  const finished = buffer(doc);
  const { light } = getTheme();
  const host = new URL(siteUrl()).host;
  const pen: Pen = {
    doc,
    set: createTypesetter(doc),
    formatter,
    inks: light,
    voucher,
    siteName,
    host,
  };
  drawField(pen, shopConfig.isDemonstration);
  drawText(pen, shopConfig);
  doc.end();
  return finished;
}

/** Draws the value in a field of the site's accent colour, which bleeds off three sides. */
function drawField({ doc, set, formatter, inks, voucher }: Pen, isDemonstration: boolean): void {
  const { left, width, height } = card.field;
  doc.rect(left, 0, width, height).fill(inks.accent);
  const ink = inks.onAccent;
  const x = left + 8 * mm;
  const inner = width - 16 * mm;
  set.line(formatter.t('value'), x, card.top + 3 * mm, { size: 9, weight: 600, ink });
  const amount = formatter.amount(voucher.value);
  const size = fitSize(set, amount, displayFace, { width: inner, maxSize: 52 });
  set.line(voucher.currency, x, card.bottom - size, { ...displayFace, size: size * 0.5, ink });
  set.line(amount, x, card.bottom, { ...displayFace, size, ink });
  if (!isDemonstration) return;
  const face = { size: 11, weight: 700, ink };
  set.breakLines(formatter.t('demonstration'), inner, face).forEach((line, at) => {
    set.line(line, x, card.top + 16 * mm + at * 5 * mm, face);
  });
}

/** Draws the site's name, the title, the code and how to redeem it. */
function drawText(pen: Pen, shopConfig: ShopConfig): void {
  const { set, formatter, siteName } = pen;
  set.line(siteName, card.left, card.top + 3 * mm, { size: 13, weight: 800, width: 112 });
  rule(pen, card.top + 6 * mm, 2.5);
  const title = formatter.t('title');
  const size = fitSize(set, title, displayFace, { width: textWidth, maxSize: 56 });
  set.line(title, card.left - size * 0.04, card.top + 34 * mm, { ...displayFace, size });
  drawCode(pen);
  drawFoot(pen, shopConfig);
}

function drawCode(pen: Pen) {
  const { set, formatter, voucher, inks } = pen;
  const top = card.top + 58 * mm;
  rule(pen, top, 1);
  set.line(formatter.t('code'), card.left, top + 6 * mm, { size: 9, weight: 600, ink: inks.muted });
  const face = { weight: 700, width: 100 };
  const size = fitSize(set, voucher.code, face, { width: textWidth, maxSize: 30 });
  set.line(voucher.code, card.left, top + 17.5 * mm, { ...face, size });
  rule(pen, top + 23 * mm, 1);
}

function drawFoot({ set, formatter, voucher, host, inks }: Pen, { seller }: ShopConfig) {
  const redeemText = `${formatter.t('redeem', { site: host })} ${formatter.t('care')}`;
  const face = { size: 10 };
  set.breakLines(redeemText, textWidth, face).forEach((line, at) => {
    set.line(line, card.left, card.top + 89 * mm + at * 4.8 * mm, face);
  });
  const by = `${seller.name}, ${seller.postcode} ${seller.town} · ${formatter.issued(voucher.created_at)}`;
  set.line(by, card.left, card.bottom, { size: 8, ink: inks.muted });
}

type TextSpace = { width: number; maxSize: number };

/** The font size at which a line fills the width, at most `maxSize` (points). */
function fitSize(
  set: Typesetter,
  text: string,
  face: Omit<Face, 'size'>,
  { width, maxSize }: TextSpace,
): number {
  return Math.min(maxSize, (width / set.widthOf(text, { ...face, size: 100 })) * 100);
}

function rule({ doc, inks }: Pen, y: number, weight: number) {
  doc.moveTo(card.left, y).lineTo(card.right, y).lineWidth(weight).strokeColor(inks.ink).stroke();
}

type VoucherMessages = Awaited<ReturnType<typeof getVoucherMessages>>;

/** Messages and formats of a voucher in a language. */
async function getVoucherMessages(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Voucher' });
  const { timeZone } = getSite(locale);
  const days = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone });
  return {
    t,
    issued: (moment: string) => t('issued', { date: days.format(new Date(moment)) }),
    /** Without the currency, which is drawn above the amount. */
    amount: (amount: number) => formatDecimal(amount),
  };
}
