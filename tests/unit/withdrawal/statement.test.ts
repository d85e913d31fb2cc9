import { describe, expect, test } from 'vitest';
import { nextPage } from '@/lib/withdrawal/next-page';
import { plainNumber, readStatement } from '@/lib/withdrawal/statement';

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readStatement(form);
}

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
    expect(plainNumber(written)).toBe('K7Q-4ZT');
  expect(plainNumber('  the one of May ')).toBe('the one of May');
});

describe('the next page', () => {
  const typed = { name: 'Anna Muster', contract: 'K7Q-4ZT', email: 'anna@example.ch' };
  function form(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  }

  test('a statement is confirmed next, or mended at its faults', () => {
    expect(nextPage(form(typed), 'k', 'fr')).toBe('/retractation?draft=k');
    expect(nextPage(form({ ...typed, email: 'anna' }), 'k', 'de')).toBe(
      '/de/retractation?draft=k#points',
    );
  });

  test('what is confirmed has its receipt, and what is kept no longer is said to be gone', () => {
    expect(nextPage(form({ confirmed: 'k' }), 'k', 'fr')).toBe('/retractation?draft=k');
    expect(nextPage(form({ confirmed: 'k' }), undefined, 'fr')).toBe('/retractation?gone=1');
  });
});
