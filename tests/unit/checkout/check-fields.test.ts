import { expect, test } from 'vitest';
import { checkFields } from '@/lib/checkout/check-fields';
import { readForm } from '@/lib/checkout/read-form';
import { getTill } from '@/lib/till/get-till';
import { sentForm } from './sent-form';

const till = getTill('fr', {} as NodeJS.ProcessEnv);

function check(changed: Record<string, string>, isAllDigital = false) {
  if (!till) throw new Error('The tests’ house sells');
  const { form } = readForm(sentForm(changed));
  return checkFields(form, { till, isAllDigital, currency: 'CHF' });
}

test('what is right becomes what an order is made of, without blanks around it', () => {
  expect(check({ name: ' Anna Muster ', voucher: ' AB CD ' }).checked).toEqual({
    email: 'anna@example.ch',
    address: {
      ...{ name: 'Anna Muster', street: 'Marktgasse', building: '28' },
      ...{ postcode: '9400', town: 'Rorschach', country: 'CH' },
    },
    ...{ delivery: 'post', payment: 'bill', message: '', voucherCode: 'AB CD' },
  });
});

test.each<[Record<string, string>, string, string]>([
  [{ email: '' }, 'email', 'missing'],
  [{ email: 'anna@' }, 'email', 'email'],
  [{ email: 'anna@example.ch, b@c.de' }, 'email', 'email'],
  [{ email: 'jörg@müller.ch' }, 'email', 'letter'],
  [{ email: 'anna@exa<mple.ch' }, 'email', 'email'],
  [{ name: '   ' }, 'name', 'missing'],
  [{ name: 'x'.repeat(71) }, 'name', 'long'],
  [{ postcode: '940' }, 'postcode', 'postcode'],
  [{ postcode: '9400', country: 'DE' }, 'postcode', 'postcode'],
  [{ postcode: '' }, 'postcode', 'missing'],
  [{ country: 'US' }, 'country', 'country'],
  [{ country: '' }, 'country', 'country'],
  [{ delivery: 'mail' }, 'delivery', 'delivery'],
  [{ delivery: '' }, 'delivery', 'delivery'],
  [{ payment: 'stripe' }, 'payment', 'payment'],
  [{ payment: '' }, 'payment', 'payment'],
  [{ payment: 'collection' }, 'payment', 'collection'],
])('%o: %s is %s, and nothing else', (changed, field, fault) =>
  expect(check(changed).faults).toEqual([{ kind: 'field', field, fault }]),
);

test('every field that is wrong has its fault at once, in the order of the form', () => {
  const changed = { email: 'x', town: '', payment: 'collection', postcode: '1' };
  expect(check(changed).faults.map((fault) => 'field' in fault && fault.field)).toEqual([
    ...['email', 'postcode', 'town', 'payment'],
  ]);
});

test('vouchers alone go by mail', () => {
  expect(check({ delivery: 'mail' }, true).faults).toEqual([]);
  expect(check({ delivery: 'post' }, true).faults).toMatchObject([{ field: 'delivery' }]);
});

test('mails go to a domain with umlauts by its name in ASCII', () => {
  expect(check({ email: 'Mueller@exämple.ch' }).checked?.email).toBe('Mueller@xn--exmple-cua.ch');
  expect(check({ email: 'anna@müller.ch' }).checked?.email).toBe('anna@xn--mller-kva.ch');
});

test('a postcode is kept as its post writes it, of a country that the house sends to', () => {
  const typed = { country: 'CH', postcode: 'CH-8001' };
  expect(check(typed).checked?.address).toMatchObject({ postcode: '8001' });
  expect(check({ ...typed, country: 'DE' }).faults).toMatchObject([{ fault: 'postcode' }]);
});

test.each(['films&co@example.ch', 'anna/films@example.xn--p1ai'])(
  'an order is taken from %s',
  (email) => expect(check({ email }).checked?.email).toBe(email),
);
