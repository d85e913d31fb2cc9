import { compactVatNumber, findVatNumberIssue } from '@/lib/primitives/money/vat-number';
import type { Discount } from './discounts';
import type { QuotedLine } from './quote';
import type { ShopConfig } from './shop-config';
import { divide, dividePostage, includedVat, type TaxedItem } from './vat';

type Buyer = { vatNumber: string; delivery: string; destination: string };

/**
 * Whether the buyer owes the VAT (article 194 or 138 of directive 2006/112/EC): a company with a VAT number of the
 * country to which the goods are sent, if the shop config lists that country.
 */
export function isReverseCharge(
  { vatNumber, delivery, destination }: Buyer,
  { reverseCharge }: Pick<ShopConfig, 'reverseCharge'>,
): boolean {
  if (delivery !== 'post' || !reverseCharge.includes(destination)) return false;
  const prefix = compactVatNumber(vatNumber).slice(0, 2).replace('EL', 'GR');
  return prefix === destination && !findVatNumberIssue(vatNumber);
}

/** A line without the VAT that its prices include, and with rate 0. The price of one piece is rounded. */
export function netLine<Line extends QuotedLine>(line: Line): Line {
  const net = (amount: number) => amount - includedVat(amount, line.vatRate);
  const [price, discount] = [net(line.price), net(line.discount)];
  return { ...line, price, discount, sum: price * line.pieces - discount, vatRate: 0 };
}

/** A price with VAT whose net price is `net`, as `netLine` computes it. */
export function priceWithVat(net: number, rate: number): number {
  const near = Math.floor((net * (10_000 + rate)) / 10_000);
  const fits = (gross: number) => gross - includedVat(gross, rate) === net;
  return [near - 1, near, near + 1].find(fits) ?? near;
}

/** Postage without the VAT of the goods that it carries. */
export function netPostage(lines: readonly TaxedItem[], postage: number): number {
  return dividePostage(lines, postage).reduce(
    (net, [rate, share]) => net - includedVat(share, rate),
    postage,
  );
}

/**
 * The discounts of an order with net lines: the sum of the net line discounts, divided in proportion to the
 * gross ones.
 */
export function netDiscounts(discounts: Discount[], lines: readonly QuotedLine[]): Discount[] {
  const total = lines.reduce((sum, { discount }) => sum + discount, 0);
  const weights = new Map(discounts.map((discount) => [discount, discount.amount]));
  return divide(total, weights).map(([discount, amount]) => ({ ...discount, amount }));
}
