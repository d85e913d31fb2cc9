import type { OrderRequest, Placed } from '@/lib/shop/commands/insert-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { setStock } from '@/lib/shop/commands/stock';
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

/** The kinds of an order's mails, sorted. */
export async function mailsOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('outbox').select('kind').where('order_id', '=', orderId);
  return (await found.execute()).map(({ kind }) => kind).sort();
}

export async function logOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('log').select(['actor', 'act']).where('order_id', '=', orderId);
  return (await found.execute()).map(({ actor, act }) => `${actor}: ${act}`).sort();
}

/** An order's documents by number: `invoice 1: 4190`. */
export async function papersOf(db: Database, orderId: string): Promise<string[]> {
  const found = db.selectFrom('invoices').selectAll().where('order_id', '=', orderId);
  const documents = await found.orderBy('number').execute();
  return documents.map(({ kind, number, amount }) => `${kind} ${number}: ${amount}`);
}

/** An order's credit notes, oldest first. */
export async function creditsOf(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const found = db.selectFrom('invoices').select('paper').where('order_id', '=', orderId);
  const rows = await found.where('kind', '=', 'credit').orderBy('number').execute();
  return rows.map(({ paper }) => parseDocument(paper));
}

/** The reason why a command was refused. */
export async function refusal(command: Promise<unknown>): Promise<string> {
  const error = await command.then(
    () => undefined,
    (reason) => reason,
  );
  if (error instanceof OrderCommandError) return error.reason;
  throw error ?? new Error('Nothing was refused');
}
