import type { Locale } from '@/lib/i18n/locales';
import { mm, sheet } from '@/lib/shop/invoices/pdf/page';
import { addressLines } from '@/lib/shop/orders/address-lines';
import type { Seller } from '@/lib/shop/pricing/shop-config';
import type { Parcel } from './parcel';
import { drawPrintFile, type PrintPen } from './print-file';

/** `sheet`: eight labels of 105 × 74 mm on A4; `roll`: one label of 100 × 62 mm a page, for a roll of 62 mm. */
export type LabelMedium = 'sheet' | 'roll';

type Area = { x: number; y: number; width: number; height: number };

const media: Record<LabelMedium, { page: [number, number]; areas: Area[] }> = {
  sheet: {
    page: [sheet.width, sheet.height],
    areas: Array.from({ length: 8 }, (_, at) => ({
      x: (at % 2) * 105 * mm,
      y: Math.floor(at / 2) * 74 * mm,
      ...{ width: 105 * mm, height: 74 * mm },
    })),
  },
  roll: {
    page: [100 * mm, 62 * mm],
    areas: [{ x: 0, y: 0, width: 100 * mm, height: 62 * mm }],
  },
};

type Labels = {
  parcels: readonly Parcel[];
  seller: Seller;
  medium: LabelMedium;
  locale: Locale;
  now: Date;
};

/** Renders an address label for each parcel, with the sender and the order number. */
export function addressLabelPdf({ parcels, seller, medium, locale, now }: Labels): Promise<Buffer> {
  const { page, areas } = media[medium];
  const title = parcels.map(({ order }) => order.number).join(', ');
  const file = { title, author: seller.name, locale, now };
  return drawPrintFile(file, (pen) => {
    parcels.forEach((parcel, at) => {
      const place = areas[at % areas.length];
      if (at % areas.length === 0) pen.doc.addPage({ size: page, margin: 0 });
      if (place) drawLabel(pen, place, parcel, seller);
    });
  });
}

const margin = 7 * mm;

function drawLabel({ doc, set }: PrintPen, area: Area, { order, address }: Parcel, seller: Seller) {
  const [left, right] = [area.x + margin, area.x + area.width - margin];
  const width = right - left;
  const { name, street, building, postcode, town, country } = seller;
  const sender = `${name}, ${`${street} ${building}`.trim()}, ${country}-${postcode} ${town}`;
  const small = { size: 7 };
  const senderLines = set.breakLines(sender, width, small);
  senderLines.forEach((line, at) => {
    set.line(line, left, area.y + margin + 2 * mm + at * 3 * mm, small);
  });
  const below = area.y + margin + senderLines.length * 3 * mm + 1 * mm;
  doc.lineWidth(0.5).strokeColor('black').moveTo(left, below).lineTo(right, below).stroke();
  const face = { size: 14 };
  const lines = addressLines(address, country, order.locale);
  lines
    .flatMap((line) => set.breakLines(line, width, face))
    .forEach((line, at) => {
      set.line(line, left, below + 9 * mm + at * 6 * mm, face);
    });
  const bottom = area.y + area.height - margin;
  set.line(order.number, right, bottom, { size: 9, weight: 600 }, 'right');
}
