import { expect, test } from 'vitest';
import { passesCustoms, taxState } from '@/lib/till/tax-state';

const taxed = { rate: 810 };
const free = { rate: 0 };

test.each([
  ['CH', 'CH', [taxed], 'taxed'],
  ['CH', 'CH', [taxed, free], 'taxed'],
  ['CH', 'DE', [taxed], 'taxed'],
  ['CH', 'FR', [free], 'export'],
  ['CH', 'FR', [], 'export'],
  ['CH', 'CH', [free], 'none'],
  ['FR', 'DE', [free], 'none'],
])('from %s to %s with %j it is %s', (from, to, vat, state) => {
  expect(taxState(vat, { from, to })).toBe(state);
});

test('tax may be asked on arrival of goods from Switzerland, but not within its customs border', () => {
  expect(passesCustoms({ from: 'CH', to: 'FR' })).toBe(true);
  expect(passesCustoms({ from: 'CH', to: 'LI' })).toBe(false);
  expect(passesCustoms({ from: 'CH', to: 'CH' })).toBe(false);
  expect(passesCustoms({ from: 'FR', to: 'DE' })).toBe(false);
});
