import {
  createDocument,
  createPaymentReference,
  type DocumentInput,
} from '@/lib/shop/invoices/invoice-document';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { someShopConfig } from '../commands/some-shop-config';

/** The QR-IBAN in the standard's examples. */
export const qrIban = 'CH4431999123000889012';
/** The ordinary IBAN in the standard's examples. */
export const iban = 'CH5800791123000889012';

export const sampleShopConfig: ShopConfig = {
  ...someShopConfig,
  seller: {
    name: 'Lanterne Films Sàrl',
    street: 'Rue du Rhône',
    building: '12',
    postcode: '1204',
    town: 'Genève',
    country: 'CH',
    email: 'boutique@lanterne.example',
    vatNumber: 'CHE-123.456.788 TVA',
  },
  payment: { bill: { iban: qrIban, when: 'account', days: 30 }, hasStripe: false },
  zones: [],
  vat: [],
  ...{ reverseCharge: [], discountCodes: [], bundles: [] },
};

const line = (position: number, title: string, pieces: number, price: number, rate: number) => ({
  id: `line-${position}`,
  order_id: 'order',
  position,
  article: `article-${position}`,
  kind: 'dvd',
  title,
  pieces,
  price,
  discount: 0,
  vat_class: 'standard',
  vat_rate: rate,
});

export const order: Order = {
  ...{ id: 'order', number: 'K7Q-4ZT', token: 'token' },
  ...({ locale: 'fr', currency: 'CHF', email: 'anna@example.org' } as const),
  address: {
    name: 'Anna Küng-Łukasz',
    street: 'Höschgasse',
    building: '7a',
    postcode: '8008',
    town: 'Zürich',
    country: 'CH',
  },
  ...({ delivery: 'post', country: 'CH', payment: 'bill' } as const),
  ...({ payment_state: 'open', delivery_state: 'waiting' } as const),
  ...{ goods: 9790, discounts: [], postage: 900, redeemed: 0, total: 10690, reverse_charge: 0 },
  vat: [
    { rate: 810, gross: 7790, vat: 584 },
    { rate: 260, gross: 2900, vat: 73 },
  ],
  ...{ message: '', tracking: '', note: '', placed_at: '2026-11-20T10:00:00.000Z' },
  ...{ payment_pending_at: null, paid_at: null, sent_at: null, cancelled_at: null },
  ...{ withdrawn_at: null, returned_at: null, forgotten_at: null, corrected_at: null },
  lines: [
    line(1, 'L’Inventaire, Blu-ray', 2, 3445, 810),
    line(
      2,
      'Lumière d’appoint : le cinéma muet en Suisse romande, 1895–1930, troisième édition',
      1,
      2900,
      260,
    ),
  ],
};

export function sampleDocument(given: Partial<DocumentInput> = {}) {
  const account = given.shopConfig?.payment.bill?.iban ?? qrIban;
  return createDocument({
    order,
    shopConfig: sampleShopConfig,
    kind: 'invoice',
    year: 2026,
    number: 42,
    reference: createPaymentReference(account, 2026, 42),
    issuedAt: '2026-11-20T10:00:00.000Z',
    ...given,
  });
}
