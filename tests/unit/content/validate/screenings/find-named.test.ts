import { expect, it } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { nameFilms } from '@/lib/content/validate/screenings/find-named';

type Title = RawFilm['title'];
const title = (text: string, more: Partial<Title> = {}): { title: Title } => ({
  title: { original: { text, lang: 'de' }, also: [], ...more },
});

const films = new Map<string, { title?: Title }>([
  ['der-weg', title('Der Weg', { fr: 'Le Chemin', also: [{ text: 'The Way', lang: 'en' }] })],
  ['nebel-1919', title('Nebel', { fr: null, de: 'NEBEL' })],
  ['nebel-1988', title('Der Nebel', { also: [{ text: 'Le Brouillard', lang: 'fr' }] })],
  ['brouillard', title('Le brouillard')],
  ['no-title', {}],
]);
const find = nameFilms(films, [...films.keys(), 'with-faults'], 'house/films');

const told = (name: string) => {
  const found = find(name);
  return 'slug' in found
    ? found.slug
    : { expected: saySentence(found.expected, 'en'), near: found.near };
};

it.each([
  ['der-weg', 'der-weg'],
  ['with-faults', 'with-faults'],
  ['no-title', 'no-title'],
  ['Der Weg', 'der-weg'],
  ['LE CHEMIN', 'der-weg'],
  ['the way', 'der-weg'],
  // What two languages have in common is one title.
  ['Nebel', 'nebel-1919'],
])('finds by %s the film %s', (name, slug) => {
  expect(told(name)).toBe(slug);
});

it('asks which of several is meant', () => {
  expect(find('Le Brouillard')).toEqual({
    expected: {
      text: 'a film by its slug: several have this title, {slugs}',
      values: { slugs: 'nebel-1988, brouillard' },
    },
  });
});

it('says where a film would stand, and the one that was probably meant', () => {
  const expected = 'a film that has its file in house/films';
  expect(told('der-wek')).toEqual({ expected, near: 'der-weg' });
  expect(told('Le Chemim')).toEqual({ expected, near: 'der-weg' });
  expect(told('with-fault')).toEqual({ expected, near: 'with-faults' });
  expect(find('zzz')).toEqual({
    expected: { text: 'a film that has its file in {home}', values: { home: 'house/films' } },
  });
  expect(told('constructor')).toEqual({ expected, near: undefined });
});
