import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** A shop config with every payment method and two countries. */
export const someShopConfig: ShopConfig = {
  isDemonstration: false,
  seller: {
    name: 'Cinéma Exemple SA',
    street: 'Rue de l’Exemple',
    building: '1a',
    postcode: '1200',
    town: 'Genève',
    country: 'CH',
    email: 'boutique@bobine.example',
  },
  currencies: ['CHF', 'EUR'],
  payment: {
    bill: { iban: 'CH9300762011623852957', when: 'advance', days: 10 },
    hasStripe: true,
    collection: { place: { text: 'Au guichet', lang: 'fr', translated: true } },
  },
  zones: [{ countries: ['CH', 'LI'], days: [2, 4], rates: [{ grams: 500, price: { CHF: 700 } }] }],
  vat: [{ countries: ['CH'], class: 'standard', rate: 810, from: '2024-01-01' }],
  terms: { text: 'Nos conditions.', lang: 'fr', translated: true },
  reverseCharge: [],
  discountCodes: [],
  bundles: [],
  withdrawal: { days: 14 },
};
