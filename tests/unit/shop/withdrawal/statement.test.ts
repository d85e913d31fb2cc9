import { expect, test } from 'vitest';
import { withdrawalRedirect } from '@/lib/shop/withdrawal/submit-withdrawal';
import { normalizeOrderNumber, readStatement } from '@/lib/shop/withdrawal/withdrawal-form';

function form(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  return sent;
}
const read = (fields: Record<string, string>) => readStatement(form(fields));

const whole = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };

test('what was typed is kept as it is, but for blanks around it', () => {
  expect(read({ ...whole, name: ' Anna Muster ' })).toEqual({ statement: whole, faults: {} });
});

test('what is missing, too long or no address is said of its field, and nothing is lost', () => {
  expect(read({ name: ' ', contract: 'x'.repeat(61), email: 'anna@' })).toEqual({
    statement: { name: '', contract: 'x'.repeat(61), email: 'anna@' },
    faults: { name: 'missing', contract: 'long', email: 'email' },
  });
  expect(read({}).faults).toEqual({ name: 'missing', contract: 'missing', email: 'missing' });
});

test('an address with umlauts in its domain is the one that the order was placed with', () => {
  expect(read({ ...whole, email: 'anna@müller.ch' })).toEqual({
    statement: { ...whole, email: 'anna@xn--mller-kva.ch' },
    faults: {},
  });
});

test('a number is read as people write it', () => {
  for (const written of ['k7q-4zt', 'K7Q 4ZT', ' k7q4zt', 'K7Q–4ZT'])
    expect(normalizeOrderNumber(written)).toBe('K7Q-4ZT');
  expect(normalizeOrderNumber('  the one of May ')).toBe('the one of May');
});

test('leads from a statement to its confirmation or its faults, and from there to the receipt', () => {
  const next = (fields: Record<string, string>, key?: string) =>
    withdrawalRedirect(form(fields), key, 'fr');
  expect(next(whole, 'k')).toBe('/retractation?draft=k');
  expect(withdrawalRedirect(form({ ...whole, email: 'anna' }), 'k', 'de')).toBe(
    '/de/retractation?draft=k#points',
  );
  expect(next({ confirmed: 'k' }, 'k')).toBe('/retractation?draft=k');
  expect(next({ confirmed: 'k' })).toBe('/retractation?gone=1');
});
