import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/parse-query';
import { expectedHits } from './expected-hits';
import { readCatalogue } from './read-catalogue';
import { now } from './small-site';

const catalogue = readCatalogue();
const index = openIndex(buildIndex(catalogue));

describe.each(locales)('the ranking of a real catalogue in %s', (locale) => {
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

  test('“Kabinett” finds Caligari, whose title spells the word differently', () =>
    expect(slugs('Kabinett')).toContain('das-cabinet-des-dr-caligari'));

  test('a match in a title comes before a person, a person before a synopsis', () => {
    const { films } = find('lumière');
    expect(films[0]?.film.slug).toBe('la-sortie-de-l-usine-lumiere-a-lyon');
    const inSynopsis = films.findIndex(({ hit }) => hit?.excerpt);
    const named = films.map(({ hit }) => (hit?.people.length ?? 0) > 0);
    expect(inSynopsis === -1 || named.lastIndexOf(true) < inSynopsis).toBe(true);
  });

  test('stop words beside another word do not change the results', () =>
    expect(slugs('le der nosferatu')).toEqual(slugs('nosferatu')));
});
