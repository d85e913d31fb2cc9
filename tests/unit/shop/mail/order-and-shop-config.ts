import { expect } from 'vitest';
import type { MailFacts } from '@/lib/shop/mail/mail';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { order, sampleDocument, sampleShopConfig } from '../invoices/sample';

/** An order with every optional field. */
export function someOrder(changes: Partial<Order> = {}): Order {
  const [line = expect.fail()] = order.lines;
  return {
    ...order,
    ...{ token: 'AAAAAAAAAAAAAAAAAAAAAA', email: 'anna@example.ch', country: 'DE' },
    address: {
      ...{ name: 'Anna & Jean Müller <Co>', street: 'Hauptstrasse', building: '12a' },
      ...{ postcode: '79098', town: 'Freiburg', country: 'DE' },
    },
    ...{ goods: 12380, postage: 900, redeemed: 2500, total: 10780 },
    vat: [
      { rate: 810, gross: 9980, vat: 748 },
      { rate: 260, gross: 3300, vat: 84 },
    ],
    ...{ message: 'Bitte nicht knicken.\nDanke!', tracking: '99.60.123456.78901234' },
    ...{ placed_at: '2026-11-23T22:30:00.000Z', sent_at: '2026-11-25T09:00:00.000Z' },
    lines: [
      {
        ...line,
        ...{ position: 0, article: 'nosferatu', kind: 'blu-ray', pieces: 2, price: 3490 },
        title: 'Nosferatu, eine Symphonie des Grauens',
      },
      {
        ...line,
        ...{ position: 1, article: 'ombres', kind: 'book', pieces: 1, price: 5400 },
        title: 'Les ombres peintes',
      },
    ],
    ...changes,
  };
}

const local = (text: string) => ({ text, lang: 'fr', translated: true });

export const someShopConfig: ShopConfig = {
  ...sampleShopConfig,
  seller: {
    ...sampleShopConfig.seller,
    ...{ name: 'Maison du film', street: 'Rue de l’Exemple', building: '1', postcode: '1200' },
    ...{ email: 'boutique@example.ch', phone: '+41 22 000 00 00' },
  },
  payment: {
    bill: { iban: 'CH9300762011623852957', when: 'advance', days: 10 },
    hasStripe: false,
    collection: { place: local('Rue de l’Exemple 1, Genève'), hours: local('14 h à 18 h') },
  },
  zones: [{ countries: ['DE'], days: [4, 8], rates: [] }],
  terms: local('Voici **les conditions**, et [où les lire](/mentions).\n\n- Un\n- Deux'),
  withdrawal: { days: 14, text: local('Les disques ouverts ne se reprennent pas.') },
};

export const someFacts: MailFacts = {
  payload: { amount: 10780, at: '2026-12-01T22:15:00.000Z', name: 'Anna Müller' },
  vouchers: [
    { id: 'v1', code: '7K2M-Q4ZT-0VXN-9B3D', value: 5000, currency: 'CHF' },
    { id: 'v2', code: 'H3RW-51GA-TY8C-PE6J', value: 5000, currency: 'CHF' },
  ],
  reminder: { invoice: { ...sampleDocument(), received: 500, credited: 190 }, dueOn: '2026-12-24' },
  documents: [
    { id: 'invoice', kind: 'invoice', reference: 'RF832026000042' },
    { id: 'credit', kind: 'credit', reference: '' },
  ],
};
