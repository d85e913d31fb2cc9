import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { toSearchableFilm } from '@/lib/films/search/searchable-film';

const genres = { horror: { fr: 'Épouvante', de: 'Horror' } };

function searchable(facts: object, collections: string[] = []) {
  const title = { original: { text: 'X', lang: 'en' } };
  const raw = filmSchema.parse({ title, year: 1950, sound: 'mono', ...facts });
  return toSearchableFilm(raw, { genres, people: {}, collections });
}

test('a film of which little is known is found by its title and its year', () => {
  expect(searchable({})).toEqual({
    ...{ title: ['X'], director: [], actor: [], crew: [], collection: [], synopsis: [] },
    facet: ['1950'],
  });
});

test('titles are those of every language and the others, each once', () => {
  const original = { text: 'Der letzte Mann', lang: 'de' };
  const also = [{ text: 'The Last Laugh', lang: 'en' }];
  const titles = { original, fr: 'Le Dernier des hommes', de: 'Der letzte Mann', also };
  expect(searchable({ title: titles }).title).toEqual([
    ...['Der letzte Mann', 'Le Dernier des hommes', 'The Last Laugh'],
  ]);
});

test('who played is found by their name and by the role, in every language', () => {
  const cast = [
    { name: 'Emil Jannings', role: { fr: 'Le portier', de: 'Der Portier' } },
    { name: 'Maly Delschaft' },
    { name: 'Max Schreck', role: 'Orlok' },
  ];
  expect(searchable({ cast }).actor).toEqual([
    ...['Emil Jannings', 'Le portier', 'Der Portier', 'Maly Delschaft', 'Max Schreck', 'Orlok'],
  ]);
});

test('who made it is found by their name, as director or with the others', () => {
  const { director, crew } = searchable({
    directors: ['F. W. Murnau'],
    crew: [{ name: 'Karl Freund', job: 'camera' }],
  });
  expect([director, crew]).toEqual([['F. W. Murnau'], ['Karl Freund']]);
});

test('genres and countries are said in every language, and in English', () => {
  expect(searchable({ genres: ['horror', 'constructor'], countries: ['FR'] }).facet).toEqual([
    ...['Épouvante', 'Horror', 'France', 'Frankreich', '1950', 'horror'],
    ...['horreur Grusel Gruselfilm', 'constructor', ''],
    ...['France', 'français française französisch french'],
  ]);
});

test('houses, festivals and prizes are among its facts, each name once', () => {
  const facts = {
    companies: ['Films Albatros'],
    distributors: [{ name: 'Praesens-Film' }],
    festivals: [
      { festival: { fr: 'Semaine du lac', de: 'Seewoche' }, award: 'Hibou' },
      { award: 'Ours' },
      { festival: 'Locarno' },
    ],
  };
  expect(searchable(facts).facet).toEqual([
    ...['1950', 'Films Albatros', 'Praesens-Film', 'Semaine du lac', 'Seewoche', 'Hibou', 'Ours'],
    'Locarno',
  ]);
});

test('its story is told in the languages in which there is one, and its collections as they are given', () => {
  const told = searchable({ synopsis: { de: 'Ein Pakt.' } }, ['Cycle', 'Reihe']);
  expect(told).toMatchObject({ synopsis: ['Ein Pakt.'], collection: ['Cycle', 'Reihe'] });
  expect(searchable({ synopsis: { fr: 'Un pacte.', de: 'Ein Pakt.' } }).synopsis).toEqual([
    ...['Un pacte.', 'Ein Pakt.'],
  ]);
});
