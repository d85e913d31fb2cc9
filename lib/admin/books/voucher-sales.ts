import type { Database } from '@/lib/shop/database/open-database';
import type { VatPart } from '@/lib/shop/pricing/quote';

/**
 * For how much vouchers were bought with an order, by its id. They pay for goods of any rate, so that no VAT is owed when
 * they are sold but of what is bought with them (Directive 2006/112/EC, 30b).
 */
export async function vouchersSold(db: Database): Promise<Map<string, number>> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'pieces', 'price'])
    .where('kind', '=', 'voucher')
    .where('vat_class', '=', 'none')
    .execute();
  const sums = new Map<string, number>();
  for (const { order_id, pieces, price } of lines)
    sums.set(order_id, (sums.get(order_id) ?? 0) + pieces * price);
  return sums;
}

/**
 * Parts what is taxed from the sale of vouchers, which stands among what has no VAT.
 * @param part of a paper, by rate
 * @param whole of the order, by rate
 * @param sold for how much vouchers were bought with all of it
 * @param said what the paper says of it itself: a credit note by lines does
 */
export function partVouchers(part: VatPart[], whole: VatPart[], sold = 0, said?: number) {
  const untaxed = part.find(({ rate }) => rate === 0)?.gross ?? 0;
  const all = whole.find(({ rate }) => rate === 0)?.gross ?? 0;
  const share = sold === 0 || all === 0 ? 0 : Math.round((untaxed * sold) / all);
  const vouchers = said ?? share;
  const taxed = part.flatMap((one) => {
    if (one.rate !== 0) return [one];
    const gross = one.gross - vouchers;
    return gross === 0 ? [] : [{ ...one, gross }];
  });
  return { taxed, vouchers };
}
