import { expect, test } from 'vitest';
import { getTill } from '@/lib/till/get-till';
import { listDestinations } from '@/lib/till/list-destinations';

const names = (locale: 'fr' | 'de') => {
  const till = getTill(locale);
  if (!till) throw new Error('The tests’ house has a till.');
  return listDestinations(till, locale).map(({ country, name }) => `${country} ${name}`);
};

test('the house’s own country comes first, the others by their name in the visitor’s language', () => {
  expect(names('fr')).toEqual(['CH Suisse', 'DE Allemagne', 'FR France', 'LI Liechtenstein']);
  expect(names('de')).toEqual([
    'CH Schweiz',
    'DE Deutschland',
    'FR Frankreich',
    'LI Liechtenstein',
  ]);
});

test('each knows its zone', () => {
  const till = getTill('fr');
  if (!till) throw new Error('The tests’ house has a till.');
  for (const { country, zone } of listDestinations(till, 'fr'))
    expect(zone.countries).toContain(country);
});
