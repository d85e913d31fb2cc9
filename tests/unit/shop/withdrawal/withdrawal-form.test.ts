import { expect, test } from 'vitest';
import { withdrawalRedirect } from '@/lib/shop/withdrawal/submit-withdrawal';
import { normalizeOrderNumber, readStatement } from '@/lib/shop/withdrawal/withdrawal-form';

function form(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return sent;
}
const valid = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };
const long = 'x'.repeat(61);

test.each([
  [{ ...valid, name: ' Anna Muster ' }, valid, {}],
  [{ ...valid, email: 'anna@müller.ch' }, { ...valid, email: 'anna@xn--mller-kva.ch' }, {}],
  [
    { name: ' ', contract: long, email: 'anna@' },
    { name: '', contract: long, email: 'anna@' },
    { name: 'missing', contract: 'long', email: 'email' },
  ],
  [
    {},
    { name: '', contract: '', email: '' },
    { name: 'missing', contract: 'missing', email: 'missing' },
  ],
])('the form %o is read with the error of each field', (fields, statement, errors) =>
  expect(readStatement(form(fields))).toEqual({ statement, errors }),
);

test.each(['k7q-4zt', 'K7Q 4ZT', ' k7q4zt', 'K7Q–4ZT'])('%j is the order K7Q-4ZT', (typed) =>
  expect(normalizeOrderNumber(typed)).toBe('K7Q-4ZT'),
);

test('text that is no order number is trimmed', () =>
  expect(normalizeOrderNumber('  the one of May ')).toBe('the one of May'));

test.each([
  [valid, 'k', '/de/retractation?draft=k'],
  [{ ...valid, email: 'anna' }, 'k', '/de/retractation?draft=k#points'],
  [{ confirmed: 'k' }, 'k', '/de/retractation?draft=k'],
  [{ confirmed: 'k' }, undefined, '/de/retractation?gone=1'],
])('submitting %o with the step %s redirects to %s', (fields, key, path) =>
  expect(withdrawalRedirect(form(fields), key, 'de')).toBe(path),
);
