import type { OrderRequest, Placed } from '@/lib/shop/commands/insert-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { setStock } from '@/lib/shop/commands/stock';
import type { Database } from '@/lib/shop/database/open-database';
import { type InvoiceDocument, parseDocument } from '@/lib/shop/invoices/invoice-document';
import { now } from './some-request';

/** Places an order that is sold. */
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

/** The kinds of what waits to be sent of an order, in the order in which it was put there. */
export async function mailsOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('outbox').select('kind').where('order_id', '=', orderId);
  return (await found.execute()).map(({ kind }) => kind).sort();
}

export async function logOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('log').select(['actor', 'act']).where('order_id', '=', orderId);
  return (await found.execute()).map(({ actor, act }) => `${actor}: ${act}`).sort();
}

/** An order's papers in their order: `invoice 1: 4190`. */
export async function papersOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('invoices').selectAll().where('order_id', '=', orderId);
  const papers = await found.orderBy('number').execute();
  return papers.map(({ kind, number, amount }) => `${kind} ${number}: ${amount}`);
}

/** An order's credit notes as they were written, the oldest first. */
export async function creditsOf(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const found = db.selectFrom('invoices').select('paper').where('order_id', '=', orderId);
  const rows = await found.where('kind', '=', 'credit').orderBy('number').execute();
  return rows.map(({ paper }) => parseDocument(paper));
}

/** Why an act was refused. */
export async function refusal(act: Promise<unknown>): Promise<string> {
  const error = await act.then(
    () => undefined,
    (reason) => reason,
  );
  if (error instanceof OrderCommandError) return error.reason;
  throw error ?? new Error('Nothing was refused');
}
