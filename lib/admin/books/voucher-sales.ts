import type { Database } from '@/lib/shop/database/open-database';
import type { VatPart } from '@/lib/shop/pricing/quote';

/**
 * The total of vouchers bought with each order, by order id. Vouchers may pay for goods of any rate,
 * so VAT is owed not on their sale but on the goods bought with them (Directive 2006/112/EC, 30b).
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
 * Separates taxed turnover from voucher sales, which are part of the untaxed sum.
 * @param part the document's VAT by rate
 * @param whole the order's VAT by rate
 * @param sold the total of vouchers bought with the order
 * @param said the voucher total stated in the document; only credit notes by lines have it
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
