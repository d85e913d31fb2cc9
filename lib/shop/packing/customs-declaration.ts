import { euCountries } from '@/lib/primitives/money/vat-number';
import type { Parcel, ParcelLine } from './parcel';

/** Whether goods sent between two countries (ISO 3166) cross a customs border. */
export function crossesCustoms(from: string, to: string): boolean {
  const territory = (country: string) => {
    // Monaco belongs to the customs territory of the EU (Regulation 952/2013, article 4), Liechtenstein to the Swiss.
    if (euCountries.includes(country) || country === 'MC') return 'EU';
    return country === 'LI' ? 'CH' : country;
  };
  return territory(from) !== territory(to);
}

/** One kind of goods in a customs declaration. */
export type DeclaredGoods = Pick<ParcelLine, 'kind' | 'hsCode' | 'origin'> & {
  pieces: number;
  /** Absent if the weight of some piece is unknown. */
  grams: number | undefined;
  /** In the smallest unit of the order's currency. */
  value: number;
};

/** The goods of a parcel, added up by kind, tariff number and origin. */
export function declaredGoods({ lines }: Pick<Parcel, 'lines'>): DeclaredGoods[] {
  const goods = new Map<string, DeclaredGoods>();
  for (const { kind, hsCode, origin, pieces, price, grams } of lines) {
    const key = [kind, hsCode, origin].join('/');
    const sum = goods.get(key) ?? {
      ...{ kind, pieces: 0, grams: 0, value: 0 },
      ...(hsCode && { hsCode }),
      ...(origin && { origin }),
    };
    goods.set(key, {
      ...sum,
      pieces: sum.pieces + pieces,
      grams: sum.grams === undefined || !grams ? undefined : sum.grams + pieces * grams,
      value: sum.value + pieces * price,
    });
  }
  return [...goods.values()];
}

/** The weight of all goods in grams; `undefined` if that of some is unknown. */
export function totalGrams(goods: readonly DeclaredGoods[]): number | undefined {
  return goods.reduce<number | undefined>(
    (sum, { grams }) => (sum === undefined || grams === undefined ? undefined : sum + grams),
    0,
  );
}

/** The parcels that need a customs declaration: sent by post out of the seller's customs territory. */
export function parcelsAbroad(parcels: readonly Parcel[], from: string): Parcel[] {
  return parcels.filter(
    ({ order, address }) => order.delivery === 'post' && crossesCustoms(from, address.country),
  );
}
