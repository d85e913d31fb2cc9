import { isHandedOver } from '@/lib/shop/orders/order-status';
import type { Parcel, ParcelLine } from './parcel';

/** An article to fetch from the shelf, with the pieces for each order. */
export type PickedArticle = Pick<ParcelLine, 'article' | 'kind' | 'title' | 'ean'> & {
  pieces: number;
  orders: { number: string; pieces: number }[];
};

/**
 * What to fetch for all parcels together, one row for each article, sorted by kind and title. Parcels that were
 * handed over need nothing.
 */
export function pickList(parcels: readonly Parcel[]): PickedArticle[] {
  const picked = new Map<string, PickedArticle>();
  for (const { order, lines } of parcels.filter((one) => !isHandedOver(one.order)))
    for (const { article, kind, title, ean, pieces } of lines) {
      const row = picked.get(article) ?? { article, kind, title, ean, pieces: 0, orders: [] };
      row.pieces += pieces;
      row.orders.push({ number: order.number, pieces });
      picked.set(article, row);
    }
  return [...picked.values()].sort(
    (one, other) => one.kind.localeCompare(other.kind) || one.title.localeCompare(other.title),
  );
}
