import { expect, test } from 'vitest';
import { type CheckoutView, faultOf } from '@/components/checkout/checkout-view';
import { checkoutWords } from '@/lib/checkout/checkout-words';
import type { Fault } from '@/lib/checkout/fault';
import { sayFault } from '@/lib/checkout/say-fault';

test.each([
  ['missing', 'À remplir.', 'Adresse électronique\u202f: à remplir.'],
  ['long', /^C’est trop long, \d+ caractères/, /^Adresse électronique\u202f: c’est trop long/],
] as const)(
  'of a field that is %s the name stands above the form, and not again beside it',
  async (fault, beside, above) => {
    const found: Fault = { kind: 'field', field: 'email', fault };
    const view = {
      ...{ faults: [found], locale: 'fr', t: await checkoutWords('fr') },
      form: { fields: { email: '', country: 'CH' } },
    } as unknown as CheckoutView;
    expect(faultOf(view, 'email')).toMatch(beside);
    expect(sayFault(found, view)).toMatch(above);
  },
);
