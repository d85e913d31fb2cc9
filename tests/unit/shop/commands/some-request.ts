import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@/lib/shop/commands/place-order';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import { someShopConfig } from './some-shop-config';

export const now = new Date('2026-11-23T10:00:00.000Z');

type Wanted = {
  formKey?: string;
  /** Pieces by article; each piece costs 34.90. */
  pieces?: Record<string, number>;
  kind?: string;
  delivery?: OrderRequest['cartRequest']['delivery'];
  payment?: PaymentMethod;
  voucherCode?: string;
  email?: string;
};

/** A valid form with its quote: CHF 34.90 a piece and 7.00 of postage. */
export function someRequest(wanted: Wanted = {}): OrderRequest {
  const { pieces = { dvd: 1 }, kind = 'dvd', delivery = 'post', payment = 'bill' } = wanted;
  const lines = Object.entries(pieces).map(([article, count]) => ({ article, pieces: count }));
  const goods = lines.reduce((sum, line) => sum + line.pieces * 3490, 0);
  const postage = delivery === 'post' ? 700 : 0;
  const gross = goods + postage;
  return {
    cartRequest: { lines, currency: 'CHF', country: 'CH', delivery },
    quote: {
      currency: 'CHF',
      lines: lines.map((line) => ({
        ...line,
        kind,
        title: `Titre de ${line.article}`,
        price: 3490,
        discount: 0,
        sum: line.pieces * 3490,
        vatClass: 'standard',
        vatRate: 810,
      })),
      goods,
      discounts: [],
      isReverseCharge: false,
      postage,
      total: gross,
      vat: [{ rate: 810, gross, vat: Math.round((gross * 810) / 10_810) }],
    },
    form: {
      formKey: wanted.formKey ?? randomUUID(),
      email: wanted.email ?? 'anna@example.ch',
      address: {
        name: 'Anna Muster',
        street: 'Marktgasse',
        building: '28',
        postcode: '9400',
        town: 'Rorschach',
        country: 'CH',
      },
      message: 'Merci de sonner.',
      payment,
      voucherCode: wanted.voucherCode,
    },
    shopConfig: someShopConfig,
    locale: 'fr',
    now,
  };
}
