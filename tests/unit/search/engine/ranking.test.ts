import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/parse-query';
import { expectedHits } from './expected-hits';
import { readCatalogue } from './read-catalogue';

const now = new Date('2026-11-21T12:00:00Z');
const catalogue = readCatalogue();
const index = openIndex(buildIndex(catalogue));

describe.each(locales)('in %s', (locale) => {
  const find = (q: string) => searchLibrary(catalogue, index, parseQuery({ q }), { locale, now });
  const slugs = (q: string) => find(q).films.map(({ film }) => film.slug);

  test.each(expectedHits)('“%s” finds %s first', (typed, first) =>
    expect(slugs(typed)[0]).toBe(first),
  );

  test.each(['Murnau', 'murnua', 'MURNAU friedrich', 'murn'])(
    '“%s” finds the films of Murnau before all others',
    (typed) => {
      const { films, total } = find(typed);
      const directed = films.map(({ film }) =>
        film.directors.some(({ name }) => name.endsWith('Murnau')),
      );
      expect(total).toBeGreaterThanOrEqual(6);
      expect(directed.slice(0, 6)).toEqual(Array(6).fill(true));
    },
  );

  test('“Kabinett” finds Caligari, whose title has it with other letters', () =>
    expect(slugs('Kabinett')).toContain('das-cabinet-des-dr-caligari'));

  test('a title comes before the person, the person before the story', () => {
    const found = slugs('lumière');
    expect(found[0]).toBe('la-sortie-de-l-usine-lumiere-a-lyon');
    const { films } = find('lumière');
    const inStory = films.findIndex(({ hit }) => hit?.excerpt);
    const named = films.map(({ hit }) => (hit?.people.length ?? 0) > 0);
    expect(inStory === -1 || named.lastIndexOf(true) < inStory).toBe(true);
  });

  test('a stop word is no condition beside another word, and something alone', () => {
    expect(slugs('le der nosferatu')).toEqual(slugs('nosferatu'));
    expect(find('le').total).toBeGreaterThan(0);
  });

  test('a word that nobody has finds nothing', () => expect(find('xyzzyxqq').total).toBe(0));

  test('it is said when errors were forgiven or words left out', () => {
    expect(find('nosferatu').closeness).toBe('all');
    expect(find('nosfertau').closeness).toBe('nearly');
    expect(find('nosferatu xyzzyxqq').closeness).toBe('some');
  });
});
