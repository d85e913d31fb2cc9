import { expect, test } from 'vitest';
import { getTill } from '@/lib/till/get-till';
import { homeZone } from '@/lib/till/home-zone';

const till = getTill('fr');

test('the house’s own country goes before', () => {
  expect(till && homeZone(till)?.countries).toContain('CH');
  const abroad = till && { ...till, seller: { ...till.seller, country: 'FR' } };
  expect(abroad && homeZone(abroad)?.countries).toContain('FR');
});

test('a house that does not send within its country says the first zone, or none', () => {
  const far = till && { ...till, seller: { ...till.seller, country: 'SE' } };
  expect(far && homeZone(far)).toBe(till?.zones[0]);
  expect(far && homeZone({ ...far, zones: [] })).toBeUndefined();
});
