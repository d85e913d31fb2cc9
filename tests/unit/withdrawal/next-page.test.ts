import { expect, test } from 'vitest';
import { nextPage } from '@/lib/withdrawal/next-page';

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
