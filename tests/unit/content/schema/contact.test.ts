import { expect, test } from 'vitest';
import { bookingsSchema, contactSchema } from '@/lib/content/schema/contact';
import { faultsOf } from './faults-of';

const email = 'anna@house.example';
const phone = '+41 22 000 00 00';

test.each([
  ...[{ email }, { phone }, { email, phone }],
  { email: 'films&co@house.example' },
  { email: 'anna/films@haus.vermögensberatung' },
  { email: 'anna@house.xn--p1ai' },
])('Anna can be reached by %j', (way) => {
  expect(contactSchema.parse({ name: ' Anna ', ...way })).toEqual({ name: 'Anna', ...way });
});

test.each(['12345', '+12345', '022 000.00-00', '022/000 (0) 00'])(
  '%s is a telephone number',
  (one) => {
    expect(faultsOf(contactSchema, { name: 'Anna', phone: one })).toEqual([]);
  },
);

test.each(['1234', '++12345', 'x12345', '12345x', '+x2345', '12 345 ext. 6'])(
  '%s is no telephone number',
  (one) => {
    expect(faultsOf(contactSchema, { name: 'Anna', phone: one })).toEqual([
      'phone: a telephone number such as +41 22 000 00 00',
    ]);
  },
);

test.each([
  [{ name: 'Anna' }, ': an email, a phone, or both'],
  [{ name: ' ', email }, 'name: a name'],
  [{ name: 'Anna', email: 'anna' }, 'email: Invalid email address'],
  [{ name: 'Anna', email, fax: phone }, ': Unrecognized key: "fax"'],
])('%j is said to be wrong, and how it should be', (contact, fault) => {
  expect(faultsOf(contactSchema, contact)).toEqual([fault]);
});

test('a film has a contact of its own, or is not lent by the house', () => {
  expect(bookingsSchema.parse(false)).toBe(false);
  expect(bookingsSchema.parse({ name: 'Anna', email })).toEqual({ name: 'Anna', email });
  for (const wrong of [true, 'Anna', null])
    expect(faultsOf(bookingsSchema, wrong)).toEqual([
      ': false, or fields such as { name: …, email: … }',
    ]);
});
