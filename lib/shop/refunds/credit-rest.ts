import type { Database } from '@/lib/shop/database/open-database';
import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import { sumOfLine } from '@/lib/shop/orders/line-sum';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { hasInvoice, writeCredit } from '../commands/write-invoice';
import { vouchersIn } from './credit-items';
import { creditedToVouchers, type Refundable, readRefundable } from './read-refundable';

/**
 * Writes a credit note for all of an order's invoice that no credit note covers yet, as for an order
 * that is cancelled or returned unpaid. Writes nothing without an invoice, or if all of it is credited.
 */
export async function creditRest(
  tx: Database,
  order: Order,
  context: { shopConfig: ShopConfig; now: Date },
): Promise<void> {
  if (!(await hasInvoice(tx, order.id))) return;
  const refundable = await readRefundable(tx, order);
  if (refundable.credits.length === 0) {
    await writeCredit(tx, order, context);
    return;
  }
  const part = restOf(order, refundable);
  if (part.amount + part.redeemed > 0) await writeCredit(tx, order, { ...context, part });
}

function restOf(order: Order, { credits, refunds, vat, account }: Refundable): CreditPart {
  const items = refunds.map((refund) => refund.items);
  const lines = order.lines.flatMap((line) => {
    const before = items.flatMap((one) => one.lines.filter((at) => at.position === line.position));
    const pieces = before.reduce((left, one) => left - one.pieces, line.pieces);
    const sum = before.reduce((left, one) => left - one.amount, sumOfLine(line));
    return sum > 0 ? [{ line, pieces, sum }] : [];
  });
  return {
    amount: order.total - account.credited,
    redeemed: order.redeemed - creditedToVouchers(credits),
    lines,
    postage: items.reduce((left, one) => left - one.postage, order.postage),
    vat: vat.filter(({ gross }) => gross > 0),
    vouchers: vouchersIn(lines),
  };
}
