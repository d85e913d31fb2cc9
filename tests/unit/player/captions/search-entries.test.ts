import { expect, test } from 'vitest';
import { searchEntries } from '@/lib/player/captions/search-entries';
import { fold } from '@/lib/text/fold';

const entries = ['L’Éclipse\u00a0: l’œuvre au cœur', 'Die Straße schließt', 'Éclipse, éclipse'].map(
  (text, index) => ({ startTime: index, endTime: index + 1, text }),
);

const marked = (query: string) =>
  searchEntries(entries, query).map(({ text, ranges }) =>
    ranges.map(([from, until]) => text.slice(from, until)),
  );

test('case and accents do not matter, in the words or in the film', () => {
  expect(marked('eclipse')).toEqual([['Éclipse'], ['Éclipse', 'éclipse']]);
  expect(marked('ÉCLIPSE')).toEqual(marked('eclipse'));
});

test('ligatures are found by their letters, and a half of one marks the whole', () => {
  expect(marked('oeuvre')).toEqual([['œuvre']]);
  expect(marked('strasse')).toEqual([['Straße']]);
  expect(marked('euvre')).toEqual([['œuvre']]);
});

test('a typewriter’s apostrophe and a plain space find the printed ones', () => {
  expect(marked("l'eclipse :")).toEqual([['L’Éclipse\u00a0:']]);
});

test('signs of a regular expression are words', () => {
  expect(marked('.*')).toEqual([]);
});

test('no words find everything, with nothing marked', () => {
  expect(marked('  ')).toEqual([[], [], []]);
});

test('accents written apart, and signs beyond the basic plane, keep the places right', () => {
  const text = '🎞 e\u0301toile';
  const { folded, origins } = fold(text);
  expect(folded).toBe('🎞 etoile');
  expect(origins).toHaveLength(folded.length + 1);
  const [found] = searchEntries([{ startTime: 0, endTime: 1, text }], 'étoile');
  expect(found?.ranges.map(([from, until]) => text.slice(from, until))).toEqual(['e\u0301toile']);
});
