import { formatDecimal } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';
import { mm, sheet } from '@/lib/shop/invoices/pdf/page';
import type { Seller, ShopConfig } from '@/lib/shop/pricing/shop-config';
import { taxNumberOf } from '@/lib/shop/pricing/tax-number';
import { type DeclaredGoods, declaredGoods, totalGrams } from './customs-declaration';
import type { Parcel } from './parcel';
import { drawPrintFile, type PrintPen } from './print-file';

/** The form's size (UPU Convention Manual, CN 22): 74 × 105 mm. Eight fit on A4 landscape. */
const form = { width: 74 * mm, height: 105 * mm };
const columns = 4;
const onPage = columns * 2;
const page: [number, number] = [sheet.height, sheet.width];

type Declarations = Pick<ShopConfig, 'seller' | 'euVat'> & {
  parcels: readonly Parcel[];
  timeZone: string;
  now: Date;
};

/**
 * Renders a customs declaration CN 22 for each parcel. The form is in English and French, the languages of the
 * Universal Postal Union, whatever the language of the order.
 */
export function customsDeclarationPdf({ parcels, seller, euVat, timeZone, now }: Declarations) {
  const file = { title: 'CN 22', author: seller.name, locale: 'fr' as const, now };
  const day = dayOf(now.getTime(), timeZone);
  return drawPrintFile(file, (pen) => {
    parcels.forEach((parcel, at) => {
      if (at % onPage === 0) pen.doc.addPage({ size: page, margin: 0 });
      const x = (at % columns) * form.width;
      const y = Math.floor((at % onPage) / columns) * form.height;
      pen.doc.save().translate(x, y);
      drawForm(pen, parcel, { seller, day });
      const taxNumber = taxNumberOf(parcel.order, { seller, euVat });
      if (taxNumber?.kind === 'ioss') drawIoss(pen, taxNumber.number);
      pen.doc.restore();
    });
  });
}

/** Measures in mm from the form's top left corner. */
const frame = { left: 4, right: 70, top: 4, bottom: 101 };
const rows = { reasons: 15, head: 30, goods: 37, total: 70, declaration: 78 };
const ends = { weight: 54, value: 69 };

function drawForm(pen: PrintPen, parcel: Parcel, { seller, day }: { seller: Seller; day: string }) {
  const { doc } = pen;
  const text = writerOf(pen);
  doc.lineWidth(0.6).strokeColor('black');
  doc
    .rect(
      frame.left * mm,
      frame.top * mm,
      (frame.right - frame.left) * mm,
      (frame.bottom - frame.top) * mm,
    )
    .stroke();
  for (const y of Object.values(rows)) ruleAt(pen, y);
  text('CUSTOMS DECLARATION', 5, 8, { size: 7.5, weight: 700 });
  text('DÉCLARATION EN DOUANE', 5, 11, { size: 6.5 });
  text('May be opened officially / Peut être ouvert d’office', 5, 14, { size: 5.2 });
  text('CN 22', 69, 9, { size: 12, weight: 800 }, 'right');
  drawReasons(pen);
  text('Quantity and contents / Quantité et contenu', 5, 33, { size: 5.2 });
  text('kg', ends.weight, 33, { size: 5.2 }, 'right');
  text('Value / Valeur', ends.value, 33, { size: 5.2 }, 'right');
  text(parcel.order.currency, ends.value, 36, { size: 5.2 }, 'right');
  const goods = declaredGoods(parcel);
  drawGoods(pen, goods);
  text('Total', 5, 75, { size: 7.5, weight: 700 });
  const grams = totalGrams(goods);
  if (grams) text(kilograms(grams), ends.weight, 75, { size: 7.5, weight: 700 }, 'right');
  const value = goods.reduce((sum, one) => sum + one.value, 0);
  text(formatDecimal(value), ends.value, 75, { size: 7.5, weight: 700 }, 'right');
  drawDeclaration(pen, { seller, day, number: parcel.order.number });
}

/**
 * Draws the IOSS number. It shows that the VAT of the country of destination is paid, so that none is due on
 * arrival.
 */
function drawIoss(pen: PrintPen, number: string) {
  writerOf(pen)(`IOSS ${number}`, 5, 77.2, { size: 5.2 });
}

const reasons: [label: string, x: number, y: number][] = [
  ['Gift / Cadeau', 5, 19.5],
  ['Documents', 5, 23.5],
  ['Commercial sample / Échantillon', 5, 27.5],
  ['Sale of goods / Vente', 42, 19.5],
  ['Returned goods / Retour', 42, 23.5],
  ['Other / Autre', 42, 27.5],
];
const sale = 3;

/** Draws the reasons for export; the shop's is always a sale. */
function drawReasons(pen: PrintPen) {
  const { doc } = pen;
  reasons.forEach(([label, x, y], at) => {
    doc
      .lineWidth(0.5)
      .rect(x * mm, (y - 2.2) * mm, 2.5 * mm, 2.5 * mm)
      .stroke();
    if (at === sale)
      doc
        .lineWidth(1)
        .moveTo(x * mm, (y - 2.2) * mm)
        .lineTo((x + 2.5) * mm, (y + 0.3) * mm)
        .moveTo((x + 2.5) * mm, (y - 2.2) * mm)
        .lineTo(x * mm, (y + 0.3) * mm)
        .stroke();
    writerOf(pen)(label, x + 3.5, y, { size: 5.6 });
  });
}

/** In English and French, like the form. An unknown kind is printed as its key. */
const contents: Readonly<Record<string, string>> = {
  dvd: 'DVD (film)',
  'blu-ray': 'Blu-ray (film)',
  book: 'Book / Livre',
  poster: 'Poster / Affiche',
};

/** Draws one row for each kind of goods; many rows are set smaller. */
function drawGoods(pen: PrintPen, goods: DeclaredGoods[]) {
  const text = writerOf(pen);
  const height = Math.min(8, (rows.total - rows.goods) / goods.length);
  const size = Math.min(7.5, height);
  goods.forEach(({ kind, pieces, grams, value, hsCode, origin }, at) => {
    const y = rows.goods + at * height + height * 0.45;
    text(`${pieces} × ${contents[kind] ?? kind}`, 5, y, { size, weight: 600 });
    if (grams) text(kilograms(grams), ends.weight, y, { size }, 'right');
    text(formatDecimal(value), ends.value, y, { size }, 'right');
    const facts = [hsCode && `HS ${hsCode}`, origin && `Origin / Origine ${origin}`];
    text(facts.filter(Boolean).join(', '), 5, y + height * 0.42, { size: size * 0.75 });
  });
}

const declaration =
  'I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article prohibited by legislation or by postal or customs regulations. / Je certifie que les renseignements de cette déclaration sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation, la réglementation postale ou douanière.';

function drawDeclaration(pen: PrintPen, sender: { seller: Seller; day: string; number: string }) {
  const { set } = pen;
  const text = writerOf(pen);
  const face = { size: 4.4 };
  set.breakLines(declaration, 64 * mm, face).forEach((line, at) => {
    text(line, 5, rows.declaration + 2.4 + at * 1.9, face);
  });
  text('Date and sender’s signature / Date et signature de l’expéditeur', 5, 92.5, { size: 4.4 });
  text(`${sender.day}, ${sender.seller.name}`, 5, 99.5, { size: 6 });
  text(sender.number, 69, 99.5, { size: 6 }, 'right');
}

const kilograms = (grams: number) => (grams / 1000).toFixed(3);

function ruleAt({ doc }: PrintPen, y: number) {
  doc
    .lineWidth(0.5)
    .moveTo(frame.left * mm, y * mm)
    .lineTo(frame.right * mm, y * mm)
    .stroke();
}

/** Writes a line at a place in mm. */
function writerOf({ set }: PrintPen) {
  return (
    text: string,
    x: number,
    y: number,
    face: { size: number; weight?: number },
    align?: 'left' | 'right',
  ) => set.line(text, x * mm, y * mm, face, align);
}
