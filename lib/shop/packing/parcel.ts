import { getLibrary } from '@/lib/content/store/library';
import type { Database } from '@/lib/shop/database/open-database';
import type { Address } from '@/lib/shop/orders/address';
import { sumOfPieces } from '@/lib/shop/orders/line-sum';
import { deliveryAddressOf, type Order, readOrder } from '@/lib/shop/orders/order';
import { isDelivering, isHandedOver } from '@/lib/shop/orders/order-status';
import { type PieceRecords, readPieceRecords } from '@/lib/shop/orders/piece-records';
import { splitLines, toShip } from '@/lib/shop/orders/split-lines';

/** The pieces of an article in a parcel. */
export type ParcelLine = {
  article: string;
  kind: string;
  title: string;
  pieces: number;
  /** Price of one piece with its share of discounts, VAT included, in the smallest unit. */
  price: number;
  /** Of one piece, in grams; absent if the site content names none. */
  grams?: number;
  /** Customs tariff number and country of origin (ISO 3166), if the site content names them. */
  hsCode?: string;
  origin?: string;
  ean?: string;
};

/** What is packed for an order: a parcel for the post, or goods to be collected. */
export type Parcel = { order: Order; address: Address; lines: ParcelLine[] };

/**
 * The parcels of orders, in the given order. Orders without one are left out: those that are cancelled,
 * withdrawn, refunded or forgotten, and those of vouchers alone, which go by e-mail. Withdrawn or refunded
 * pieces and vouchers are left out, as are pieces sent before, unless the whole order has been handed over.
 */
export async function readParcels(db: Database, orderIds: readonly string[]): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  for (const id of orderIds) {
    const order = await readOrder(db, id);
    const address = order && deliveryAddressOf(order);
    if (!address || !isDelivering(order)) continue;
    const lines = parcelLines(order, await readPieceRecords(db, id));
    if (lines.length > 0) parcels.push({ order, address, lines });
  }
  return parcels;
}

function parcelLines(order: Order, records: PieceRecords): ParcelLine[] {
  const { articles } = getLibrary();
  return splitLines(order, records)
    .map((split) => ({ ...split, pieces: isHandedOver(order) ? split.left : toShip(split) }))
    .filter(({ line, pieces }) => pieces > 0 && line.kind !== 'voucher')
    .map(({ line, pieces }) => {
      const { article, kind, title } = line;
      const price = sumOfPieces(line, 1);
      const { weight, hsCode, origin, ean } = articles.get(article) ?? {};
      return {
        ...{ article, kind, title, price, pieces },
        ...(weight && { grams: weight }),
        ...(hsCode && { hsCode }),
        ...(origin && { origin }),
        ...(ean && { ean }),
      };
    });
}
