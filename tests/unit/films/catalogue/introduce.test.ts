import { expect, test } from 'vitest';
import type { FacetKey } from '@/lib/films/catalogue/facets';
import { introduce } from '@/lib/films/catalogue/introduce';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { singleChoice } from '@/lib/films/catalogue/single-choice';
import { t } from './words';

const count = (value: string, films: number, chosen = false) => ({
  ...{ value, label: value.toUpperCase(), count: films, chosen },
});
const list = (...counts: ReturnType<typeof count>[]) => ({ counts, more: 0 });

type Around = Partial<Record<FacetKey, ReturnType<typeof list>>> & {
  years?: [number, number];
  total?: number;
};

function say(
  choice: Parameters<typeof introduce>[0],
  { years = [1919, 1926], total = 4, ...facets }: Around,
) {
  const none = list();
  const all = { genre: none, country: none, director: none, actor: none, ...facets };
  return introduce(choice, { total, years, facets: all as never }, 'fr', t).join(' ');
}

test('a choice is introduced by its films and their years', () => {
  const genre = list(count('war', 9), count('horror', 4, true));
  expect(say({ key: 'genre', value: 'horror' }, { genre })).toBe(
    '4 films du genre «\u202fHORROR\u202f», de 1919 à 1926.',
  );
});

test('films of one year have one', () => {
  const country = list(count('DE', 1, true));
  expect(say({ key: 'country', value: 'DE' }, { country, total: 1, years: [1920, 1920] })).toBe(
    '1 film, de 1920. Pays de production\u202f: DE.',
  );
});

test('what nobody has counted is called as it was asked for', () => {
  const said = say({ key: 'genre', value: 'unheard-of' }, {});
  expect(said).toContain('unheard-of');
});

test('with a director the three are named who played most for them, twice at least', () => {
  const actor = list(count('a', 5), count('b', 4), count('c', 3), count('d', 2));
  const once = list(count('a', 5), count('b', 2), count('c', 1));
  const director = list(count('murnau', 4, true));
  const choice = { key: 'director', value: 'murnau' } as const;
  expect(say(choice, { director, actor })).toMatch(/MURNAU.*\. .*A, B et C\.$/);
  expect(say(choice, { director, actor: once })).toMatch(/ A et B\.$/);
  expect(say(choice, { director, actor: list(count('c', 1)) })).toMatch(/1926\.$/);
});

test('of others the directors are named, and nobody beside themselves', () => {
  const director = list(count('murnau', 3), count('wiene', 2));
  const choice = { key: 'actor', value: 'murnau' } as const;
  const said = say(choice, { director, actor: list(count('murnau', 4, true)) });
  expect(said).toMatch(/ WIENE\.$/);
});

test.each([
  [{ genre: 'horror' }, { key: 'genre', value: 'horror' }],
  [{ person: 'carl-mayer' }, { key: 'person', value: 'carl-mayer' }],
  [{ genre: ['horror', 'war'] }, undefined],
  [{ genre: 'horror', country: 'DE' }, undefined],
  [{ genre: 'horror', q: 'faust' }, undefined],
  [{ language: 'de' }, undefined],
  [{}, undefined],
])('the query %j is about %j', (params, choice) => {
  expect(singleChoice(parseQuery(params as never))).toEqual(choice);
});
