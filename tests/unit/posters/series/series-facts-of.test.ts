import { expect, test } from 'vitest';
import { inks } from '@/lib/content/schema/ink';
import { chooseInks, seriesFacts } from '@/lib/posters/series/series-facts-of';

test('a collection has one ink, and its words in both languages', async () => {
  const [fr, de] = await Promise.all([
    seriesFacts('expressionnisme', 'fr'),
    seriesFacts('expressionnisme', 'de'),
  ]);
  expect(fr?.title).toBe('Expressionnisme');
  expect(de?.title).toBe('Expressionismus');
  expect(fr?.ink).toBe(de?.ink);
  expect(fr?.lines).toEqual([
    ['Mouvement', '1920–1924'],
    ['5 films', expect.stringMatching(/^\d+ h \d+ min$/)],
  ]);
});

test('there is none of a name that no collection has', async () => {
  expect(await seriesFacts('nosferatu', 'fr')).toBeUndefined();
});

const many = Array.from({ length: 40 }, (_, at) => ({ slug: `series-${at}` }));

const all = Object.values(inks);

const count = all.length;

test('every collection has its own ink, as long as there are enough', () => {
  const chosen = chooseInks(many.slice(0, count), all);
  expect(new Set(chosen.values()).size).toBe(count);
});

test('beyond that none comes twice in a row, nor much more often than another', () => {
  const chosen = [...chooseInks(many, all).values()];
  for (const [at, ink] of chosen.entries()) expect(ink).not.toBe(chosen[at + 1]);
  const uses = all.map((ink) => chosen.filter((other) => other === ink).length);
  expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
});

test('what an editor has chosen counts, and no other collection takes it', () => {
  const wishes = [...many.slice(0, 5), { slug: 'wanted', ink: inks.blue }, ...many.slice(5, 8)];
  const chosen = chooseInks(wishes, all);
  expect(chosen.get('wanted')).toBe(inks.blue);
  expect([...chosen.values()].filter((ink) => ink === inks.blue)).toHaveLength(1);
});

test('the same collections have the same inks', () => {
  expect(chooseInks(many, all)).toEqual(chooseInks([...many], all));
});

test('a house with a single ink prints all collections in it', () => {
  expect([...new Set(chooseInks(many, ['#17694a']).values())]).toEqual(['#17694a']);
});
