import { expect, test } from 'vitest';
import type { Fact } from '@/lib/films/search/facts/fact';
import { readFacts } from '@/lib/films/search/facts/read-facts';

const dvd: Fact = { kind: 'disc', disc: 'dvd' };
const bluRay: Fact = { kind: 'disc', disc: 'blu-ray' };

test.each<[said: string, fact: Fact]>([
  ...['DVD', 'DVDs', 'en DVD', 'auf DVD', 'on DVD'].map((said) => [said, dvd] as [string, Fact]),
  ...['Blu-ray', 'bluray', 'blu ray', 'auf Blu-ray', 'en Blu-ray', 'Blu-ray Disc'].map(
    (said) => [said, bluRay] as [string, Fact],
  ),
  ...['DVD ou Blu-ray', 'DVD/Blu-ray', 'Blu-ray und DVD', 'en DVD et en Blu-ray'].map(
    (said) => [said, { kind: 'disc' }] as [string, Fact],
  ),
  ...['à la boutique', 'Boutique', 'la boutique', 'im Shop', 'en vente', 'to buy'].map(
    (said) => [said, { kind: 'shop' }] as [string, Fact],
  ),
  ...['shop', 'acheter', 'à acheter', 'kaufen', 'zu kaufen', 'buy'].map(
    (said) => [said, { kind: 'shop' }] as [string, Fact],
  ),
  ['kein DVD', { kind: 'not', fact: dvd }],
])('“%s” asks for what the shop has', (said, fact) => {
  const { facts, rest } = readFacts(said);
  expect(facts).toEqual([fact]);
  expect(rest.trim()).toBe('');
});

test.each(['Bluebeard', 'boutiques', 'DVDX', 'Der Kaufmann'])(
  '“%s” asks for none of it',
  (said) => {
    expect(readFacts(said).facts).toEqual([]);
  },
);

test('a bare word of the shop beside others may be part of a title', () => {
  for (const said of ['little shop', 'the shop around', 'la boutique fantasque', 'kaufen wir'])
    expect(readFacts(said).facts, said).toEqual([]);
  expect(readFacts('DVD kaufen').facts).toEqual([dvd, { kind: 'shop' }]);
});
