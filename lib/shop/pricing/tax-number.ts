import type { Currency } from '@/lib/primitives/money/money';
import { euCountries } from '@/lib/primitives/money/vat-number';
import type { Delivery, VatPart } from './quote';
import type { ShopConfig } from './shop-config';

export type TaxNumber = { kind: 'local' | 'ioss' | 'oss'; number: string };

type TaxedOrder = {
  country: string;
  currency: Currency;
  delivery: Delivery;
  goods: number;
  vat: readonly VatPart[];
};

/**
 * The number under which the seller declares the VAT of an order that goes abroad; `undefined` without such VAT
 * or number. Invoices state it; customs declarations state it only if it is an IOSS number.
 */
export function taxNumberOf(
  order: TaxedOrder,
  { seller, euVat }: Pick<ShopConfig, 'euVat'> & { seller: Pick<ShopConfig['seller'], 'country'> },
): TaxNumber | undefined {
  const { country, delivery, vat } = order;
  const isAbroad = delivery !== 'collection' && country !== seller.country;
  if (!euVat || !isAbroad || !vat.some(({ rate }) => rate > 0)) return undefined;
  const local = euVat.numbers[country];
  if (local) return { kind: 'local', number: local };
  if (!euCountries.includes(country)) return undefined;
  const { ioss, oss } = euVat;
  const isImport = delivery === 'post' && !euCountries.includes(seller.country);
  if (ioss && isImport && intrinsicValue(order) <= (ioss.upTo[order.currency] ?? 0))
    return { kind: 'ioss', number: ioss.number };
  return oss ? { kind: 'oss', number: oss } : undefined;
}

/** The value of the goods without VAT and postage (article 48 of Implementing Regulation (EU) 282/2011). */
function intrinsicValue({ goods, vat }: TaxedOrder): number {
  const gross = vat.reduce((sum, part) => sum + part.gross, 0);
  const tax = vat.reduce((sum, part) => sum + part.vat, 0);
  return gross === 0 ? goods : Math.round((goods * (gross - tax)) / gross);
}
