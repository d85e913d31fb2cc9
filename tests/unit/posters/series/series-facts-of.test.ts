import { expect, test } from 'vitest';
import { seriesFacts } from '@/lib/posters/series/series-facts-of';

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
