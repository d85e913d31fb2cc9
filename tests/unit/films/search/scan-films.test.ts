import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import { makeFilms } from '@/tests/doubles/made-films';
import { makeQueries } from '@/tests/doubles/made-queries';
import { prepareScan, scanFilms } from './scan-films';

const now = new Date('2026-11-21T12:00:00Z');

test('the index finds as many films as a scan of all of them', { timeout: 30_000 }, () => {
  const real = loadLibrary();
  const films = makeFilms(60, Object.keys(real.genres));
  const library = { ...real, films, collections: new Map(), articles: new Map() };
  const index = openIndex(buildIndex(library));
  const scanned = prepareScan(library, now);
  for (const query of makeQueries([...films.values()], 72))
    expect({ query, total: scanFilms(scanned, query) }).toEqual({
      query,
      total: findFilms(index, query, { locale: 'fr', now }).total,
    });
});
