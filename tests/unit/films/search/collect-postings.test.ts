import { expect, test } from 'vitest';
import { collectPostings } from '@/lib/films/search/collect-postings';
import { fieldNumber, fields } from '@/lib/films/search/fields';
import type { SearchableFilm } from '@/lib/films/search/searchable-film';

const empty = Object.fromEntries(fields.map((field) => [field, []])) as unknown as SearchableFilm;
const collect = (...films: Partial<SearchableFilm>[]) =>
  collectPostings(films.map((film) => ({ ...empty, ...film })));

test('words stand with their film and its best field, those of the prose apart', () => {
  const { names, prose } = collect(
    { title: ['Faust'], director: ['Faust Murnau'], synopsis: ['Le pacte de Faust'] },
    { crew: ['Murnau'], synopsis: ['Un pacte'] },
  );
  expect([...names]).toEqual([
    ['faust', [fieldNumber.title]],
    ['murnau', [fieldNumber.director, 8 + fieldNumber.crew]],
  ]);
  expect([...prose]).toEqual([
    ['pacte', [fieldNumber.synopsis, 8 + fieldNumber.synopsis]],
    ['faust', [fieldNumber.synopsis]],
  ]);
});

test('a word that a film has several times stands there once, with its first field', () => {
  const { names } = collect(
    {},
    { actor: ['Lang Lang', 'Lang'], facet: ['Lang'] },
    {},
    {
      facet: ['Lang'],
    },
  );
  expect(names.get('lang')).toEqual([8 + fieldNumber.actor, 24 + fieldNumber.facet]);
});

test.each(fields.filter((field) => field !== 'synopsis'))('words of a %s are names', (field) => {
  const { names, prose } = collect({ [field]: ['Nerven', 'Nacht'] });
  expect([...names]).toEqual([
    ['nerven', [fieldNumber[field]]],
    ['nacht', [fieldNumber[field]]],
  ]);
  expect(prose.size).toBe(0);
});

test('stop words are no words of the prose, and are some of names', () => {
  const { names, prose } = collect({ title: ['Le Roi'], synopsis: ['Le roi'] });
  expect([...names.keys()]).toEqual(['le', 'roi']);
  expect([...prose.keys()]).toEqual(['roi']);
});

test('abbreviations are written out in names alone', () => {
  const { names, prose } = collect({ title: ['Dr Caligari'], synopsis: ['Dr X'] });
  expect([...names.keys()]).toEqual(['dr', 'docteur', 'doktor', 'caligari']);
  expect([...prose.keys()]).toEqual(['dr', 'x']);
});
