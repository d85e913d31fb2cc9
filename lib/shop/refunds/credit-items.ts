import { type CreditPart, isSoldVoucher } from '@/lib/shop/invoices/invoice-document';
import { creditVat, vatOfShare } from '@/lib/shop/invoices/vat-shares';
import { sumOfLine } from '@/lib/shop/orders/line-sum';
import type { Order } from '@/lib/shop/orders/order';
import {
  creditAmount,
  creditedToVouchers,
  type Refundable,
  type RefundItems,
} from './read-refundable';

/**
 * The credit note of a refund by lines, each with its own VAT rate; postage has the rates of the
 * goods sent with it. It covers amounts already restored to vouchers first (`onVouchers`), then
 * money is paid back. The part above what was paid with money is restored to the voucher.
 * @returns `undefined` if the refund exceeds what is left
 */
export function creditItems(
  items: RefundItems,
  order: Order,
  refundable: Refundable,
): CreditPart | undefined {
  const lines = items.lines.map((item) => ({
    ...item,
    left: refundable.lines.find(({ line }) => line.position === item.position),
  }));
  const fits = lines.every(
    (item) => item.left && item.pieces <= item.left.pieces && item.amount <= item.left.amount,
  );
  if (!fits || items.postage > refundable.postage) return undefined;
  const vat = creditVat(refundable.vat, grossByRate(items, order, refundable));
  if (!vat) return undefined;
  const value = creditAmount(items);
  const money = order.total - refundable.account.credited;
  const redeemed = Math.max(Math.min(value, refundable.onVouchers), value - money);
  const credited = lines.flatMap(({ left: refundableLine, pieces, amount: sum }) =>
    refundableLine ? [{ line: refundableLine.line, pieces, sum }] : [],
  );
  const sums = { amount: value - redeemed, redeemed, postage: items.postage };
  return { ...sums, lines: credited, vat, vouchers: vouchersIn(credited) };
}

/**
 * The credit note of a sum without lines (a refund made in Stripe's dashboard), split over the VAT rates in
 * proportion to what is left of each. It lists the lines only if it covers the whole order. The refund of the last
 * money also restores the share that vouchers paid.
 */
export function creditSum(
  amount: number,
  order: Order,
  { account, credits, vat }: Refundable,
): CreditPart {
  const isLast = account.credited + amount >= order.total;
  const redeemed = isLast ? order.redeemed - creditedToVouchers(credits) : 0;
  const vatParts = vatOfShare(vat, amount + redeemed);
  const gross = new Map(vatParts.map((part) => [part.rate, part.gross]));
  const taxed = { amount, redeemed, vat: creditVat(vat, gross) ?? vatParts };
  if (!isLast || credits.length > 0) return { ...taxed, lines: [], postage: 0 };
  const lines = order.lines.map((line) => {
    return { line, pieces: line.pieces, sum: sumOfLine(line) };
  });
  return { ...taxed, lines, postage: order.postage, vouchers: vouchersIn(lines) };
}

/** The sum of the bought vouchers among these lines. Selling a voucher is not turnover. */
export function vouchersIn(lines: CreditPart['lines']): number {
  return lines.filter(({ line }) => isSoldVoucher(line)).reduce((sum, one) => sum + one.sum, 0);
}

function grossByRate({ lines, postage }: RefundItems, order: Order, refundable: Refundable) {
  const gross = new Map<number, number>();
  const add = (rate: number, sum: number) => gross.set(rate, (gross.get(rate) ?? 0) + sum);
  for (const { position, amount } of lines) {
    const line = order.lines.find((one) => one.position === position);
    if (line) add(line.vat_rate, amount);
  }
  const before = refundable.refunds.reduce((sum, { items }) => sum + items.postage, 0);
  // The postage is split by VAT rate as a running total: the split of all postage refunded so far,
  // with this refund, minus the split without it. So rounding errors do not accumulate, and partial
  // refunds add up to the whole postage at each rate.
  const [after, until] = [before + postage, before].map((sum) => vatOfShare(postageOf(order), sum));
  for (const part of after ?? []) add(part.rate, part.gross);
  for (const part of until ?? []) add(part.rate, -part.gross);
  return gross;
}

/** The postage by VAT rate: each rate's gross minus its lines. */
function postageOf({ vat, lines }: Order) {
  return vat.map((part) => ({
    ...part,
    gross: lines
      .filter((line) => line.vat_rate === part.rate)
      .reduce((postage, line) => postage - sumOfLine(line), part.gross),
  }));
}
