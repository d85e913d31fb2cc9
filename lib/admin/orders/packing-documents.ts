import { isHandedOver } from '@/lib/shop/orders/order-status';
import { addressLabelPdf, type LabelMedium } from '@/lib/shop/packing/address-label-pdf';
import { parcelsAbroad } from '@/lib/shop/packing/customs-declaration';
import { customsDeclarationPdf } from '@/lib/shop/packing/customs-declaration-pdf';
import { packingSlipPdf } from '@/lib/shop/packing/packing-slip-pdf';
import { type Parcel, readParcels } from '@/lib/shop/packing/parcel';
import { pickList } from '@/lib/shop/packing/pick-list';
import { pickListPdf } from '@/lib/shop/packing/pick-list-pdf';
import { getSite } from '@/lib/site/get-site';
import type { ShopContext } from '../entry/enter-admin';

/** What is printed for the selected orders; each has a button (`Admin.orders.print`). */
export const packingDocuments = [
  'pick-list',
  'packing-slips',
  'labels-sheet',
  'labels-roll',
  'customs',
] as const;

type PackingDocument = (typeof packingDocuments)[number];

export function isPackingDocument(value: string): value is PackingDocument {
  return packingDocuments.some((name) => name === value);
}

type Draw = (parcels: Parcel[], context: ShopContext) => Promise<Buffer> | undefined;

/** Draws each document; `undefined` if none of the orders needs it. */
const draw: Record<PackingDocument, Draw> = {
  'pick-list': (parcels, { visitor, shopConfig, now }) => {
    const rows = pickList(parcels);
    if (rows.length === 0) return undefined;
    const { locale } = visitor;
    const orders = new Set(rows.flatMap((row) => row.orders.map(({ number }) => number))).size;
    const { timeZone } = getSite(locale);
    const notes = parcels.flatMap(({ order }) =>
      order.message && !isHandedOver(order) ? [{ number: order.number, text: order.message }] : [],
    );
    const author = shopConfig.seller.name;
    return pickListPdf({ rows, notes, orders, locale, timeZone, author, now });
  },
  'packing-slips': (parcels, { visitor, shopConfig, now }) => {
    if (parcels.length === 0) return undefined;
    const { locale } = visitor;
    const { timeZone } = getSite(locale);
    return packingSlipPdf({ parcels, shopConfig, timeZone, locale, now });
  },
  'labels-sheet': (parcels, context) => drawLabels(parcels, context, 'sheet'),
  'labels-roll': (parcels, context) => drawLabels(parcels, context, 'roll'),
  customs: (parcels, { visitor, shopConfig: { seller, euVat }, now }) => {
    const abroad = parcelsAbroad(parcels, seller.country);
    if (abroad.length === 0) return undefined;
    const { timeZone } = getSite(visitor.locale);
    return customsDeclarationPdf({ parcels: abroad, seller, euVat, timeZone, now });
  },
};

function drawLabels(
  parcels: Parcel[],
  { visitor, shopConfig: { seller }, now }: ShopContext,
  medium: LabelMedium,
) {
  const posted = parcels.filter(({ order }) => order.delivery === 'post');
  if (posted.length === 0) return undefined;
  return addressLabelPdf({ parcels: posted, seller, medium, locale: visitor.locale, now });
}

/** Renders a document for orders as PDF; `undefined` if none of them needs it. */
export async function packingDocument(
  name: PackingDocument,
  orderIds: readonly string[],
  context: ShopContext,
): Promise<Buffer | undefined> {
  return await draw[name](await readParcels(context.db, orderIds), context);
}
