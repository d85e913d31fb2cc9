import { isQrIban } from '@/lib/primitives/money/iban';
import type { Database } from '@/lib/shop/database/open-database';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';

/**
 * Finds the order for a payment's possible references: the first one that is unpaid and not
 * cancelled, else the first of any state.
 */
export async function findBilledOrder(db: Database, references: string[]) {
  if (references.length === 0) return undefined;
  const orders = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.id', 'orders.number', 'orders.currency'])
    .select(['orders.payment_state', 'orders.cancelled_at'])
    .select(['invoices.paper', 'invoices.reference'])
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.reference', 'in', references)
    .execute();
  const sorted = references.flatMap((one) => orders.filter(({ reference }) => reference === one));
  const isOpen = (order: (typeof orders)[number]) =>
    order.payment_state === 'open' && !order.cancelled_at;
  const order = sorted.find(isOpen) ?? sorted[0];
  return order && { ...order, iban: parseDocument(order.paper).iban };
}

/**
 * Whether an account differs from the one on the bill. An account may have both an IBAN and a QR-IBAN
 * that cannot be derived from each other, so the two kinds are not compared.
 */
export function isOtherAccount(account: string | undefined, billed: string | undefined): boolean {
  if (!account || !billed || isQrIban(account) !== isQrIban(billed)) return false;
  return account !== billed.replace(/\s/g, '').toUpperCase();
}
