import { setStock } from '@/lib/shop/articles/stock';
import { type OrderRequest, type Placed, placeOrder } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import { type InvoiceDocument, parseDocument } from '@/lib/shop/invoices/invoice-document';
import { now } from './some-request';

/** Places an order. @throws if it is not sold */
export async function sell(db: Database, request: OrderRequest) {
  return soldOf(await placeOrder(db, request)).order;
}

export function soldOf(placed: Placed) {
  if (!('order' in placed)) throw new Error(`Not sold: ${JSON.stringify(placed)}`);
  return placed;
}

export function stockUp(db: Database, article: string, pieces: number) {
  return setStock(db, { article, pieces, actor: 'anna@bobine.example', now });
}

export async function stockOf(db: Database, article: string): Promise<number | undefined> {
  const found = db.selectFrom('stock').select('pieces').where('article', '=', article);
  return (await found.executeTakeFirst())?.pieces;
}

/** An order's credit notes, oldest first. */
export async function creditsOf(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const found = db.selectFrom('invoices').select('paper').where('order_id', '=', orderId);
  const rows = await found.where('kind', '=', 'credit').orderBy('number').execute();
  return rows.map(({ paper }) => parseDocument(paper));
}
