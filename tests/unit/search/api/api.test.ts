import { describe, expect, test } from 'vitest';
import { listOffered } from '@/lib/catalog/films/overview';
import type { Locale } from '@/lib/i18n/locales';
import type { FilmSummary, FilmsResponse } from '@/lib/search/api/films-response';
import { handleFilmsRequest, nextChange } from '@/lib/search/api/handle-films-request';
import { handleRandomFilmRequest } from '@/lib/search/api/handle-random-film-request';
import { hasFilms, isFilmsResponse } from '@/lib/search/api/is-films-response';
import { parseRequest } from '@/lib/search/api/parse-request';
import { groupHits } from '@/lib/search/api/suggestions';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import type { Hit } from '@/lib/search/engine/hit';
import { searchFilms } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { now } from '../engine/small-site';

const request = (search: string, init?: RequestInit, at = now) =>
  handleFilmsRequest(new Request(`http://localhost/api/films${search}`, init), at);
const fetchAnswer = async (search: string) =>
  (await (await request(search)).json()) as FilmsResponse;

describe('handleFilmsRequest', () => {
  test('returns films and facets as JSON in the requested language', async () => {
    const response = await request('?q=murnua&locale=de&limit=2');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body: unknown = await response.json();
    if (!isFilmsResponse(body)) throw new Error('The browser would reject this response');
    expect(body).toMatchObject({
      ...{ locale: 'de', path: '/de/catalogue?q=murnua', closeness: 'nearly' },
      ...{ total: 6, page: 1, pages: 3 },
    });
    expect(body.films).toHaveLength(2);
    expect(body.films[0]).toMatchObject({
      path: expect.stringMatching(/^\/de\/movie\//),
      poster: expect.stringMatching(/^\/(poster|media)\//),
      watchable: false,
      hit: { people: [{ as: 'director', ranges: [[18, 24]] }] },
    });
    const comedy = { value: 'comedy', label: 'Komödie', count: 2, chosen: false };
    expect(body.facets.genre.counts).toContainEqual(comedy);
  });

  test.each(['?q=murnua&limit=6', '?q=zzqqxx', '?view=timeline&limit=6'])(
    '%s&only=films has the same films, with an ETag of its own',
    async (search) => {
      const [whole, response] = await Promise.all([
        request(search),
        request(`${search}&only=films`),
      ]);
      const { facets, waysOut, timeline, ...found } = (await whole.json()) as FilmsResponse;
      expect(await response.json()).toEqual(found);
      expect(response.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
      const etag = response.headers.get('etag') ?? '';
      expect(etag).not.toBe(whole.headers.get('etag'));
      const again = await request(`${search}&only=films`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    },
  );

  test.each(['?q=murnua', '?genre=horror&country=FR', '?director=ernst-lubitsch'])(
    '%s&only=facets&counted=actor counts only that facet',
    async (search) => {
      const { facets } = await fetchAnswer(search);
      const alone = await fetchAnswer(`${search}&only=facets&counted=actor`);
      expect(Object.keys(alone)).toEqual(['facets']);
      expect(alone.facets.actor).toEqual(facets.actor);
      expect(alone.facets.genre.brief).toBe(true);
    },
  );

  test('counted=none has the chosen values, and the people that the introduction names', async () => {
    const { facets, ...found } = await fetchAnswer('?director=ernst-lubitsch&counted=none');
    const { facets: counted, ...all } = await fetchAnswer('?director=ernst-lubitsch');
    expect(found).toEqual(all);
    const [chosen, ...others] = facets.director.counts;
    const lubitsch = { value: 'ernst-lubitsch', label: 'Ernst Lubitsch', chosen: true };
    expect(chosen).toMatchObject(lubitsch);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(facets.actor.counts).toEqual(counted.actor.counts.slice(0, 4));
    expect(facets.country).toEqual({ counts: [], more: 0, brief: true });
  });

  test('an invalid parameter is answered with 400 and its name, uncached', async () => {
    const response = await request('?page=0');
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { parameter: 'page', message: 'page: expected a whole number from 1 to 10000' },
    });
  });

  test.each([
    ['?q=film+pour+enfants', true],
    ['?q=Kinderfilm+Faust', true],
    ['?q=8+ans', true],
    ['?children=6', true],
    ['?q=enfant', undefined],
  ])('%s names the page for children: %s', async (search, names) =>
    expect((await fetchAnswer(search)).childrensPage).toBe(names),
  );

  test('a response is cached for a minute, but not beyond the next change', async () => {
    const change = nextChange(getSearchIndex(), now);
    const ageAt = async (left: number) =>
      (await request('', {}, new Date(change - left * 1000))).headers.get('cache-control');
    expect(await ageAt(3600)).toBe('public, max-age=60');
    expect(await ageAt(20)).toBe('public, max-age=20');
    const ends = listOffered('fr').flatMap(({ vod }) => (vod?.until ? [+vod.until] : []));
    const end = Math.min(...ends.filter((moment) => moment > +now));
    expect(getSearchIndex().changes).toContain(end);
    const tagAt = async (moment: number) =>
      (await request('?watchable=1', {}, new Date(moment))).headers.get('etag');
    expect(await tagAt(end)).not.toBe(await tagAt(end - 1));
  });
});

const parse = (search: string) => parseRequest(new URLSearchParams(search));

test('parseRequest: the defaults are the first 24 films in French', () =>
  expect(parse('')).toEqual({ query: parseQuery({}), locale: 'fr', limit: 24 }));

test('parseRequest reads all parameters', () =>
  expect(
    parse(
      'q=faust&genre=war&genre=horror&watchable=1&year-from=1920&runtime-to=90&unseen=1&sort=newest&page=2&limit=5&locale=de&only=films&counted=genre',
    ),
  ).toEqual({
    query: {
      text: 'faust',
      filters: { genre: ['horror', 'war'], watchable: ['1'] },
      ranges: { year: { from: 1920 }, runtime: { to: 90 } },
      ...{ unseen: true, sort: 'newest', view: 'grid', page: 2 },
    },
    ...{ locale: 'de', limit: 5, only: 'films', counted: ['genre'] },
  }));

const invalid = `
    q=${'a'.repeat(101)} q=a&q=b page=0 page=1.5 page= page=10001 limit=49 limit=all sort=random
    view=wall locale=en locale=fr&locale=de only=totals only=films&only=films counted=all
    open=genre genre=Horror! genre=${[...Array(21).keys()].join('&genre=')} watchable=yes
    director=F.%20W.%20Murnau year-from=20 year-to=1920&year-to=1921 runtime-from=0
    runtime-to=1.5 unseen=0 genres=horror __proto__=1 toString=1`;

test.each(invalid.trim().split(/\s+/))('parseRequest: %s is rejected by name', (search) => {
  const [parameter] = search.split('=');
  const message = expect.stringContaining(`${parameter}: `);
  expect(parse(search)).toEqual({ parameter, message });
});

test('a response without films or without a facet is rejected in the browser', async () => {
  const answer = await fetchAnswer('?q=murnau');
  const [film] = answer.films;
  expect(isFilmsResponse(answer)).toBe(true);
  const { genre: _, ...others } = answer.facets;
  expect(isFilmsResponse({ ...answer, facets: others })).toBe(false);
  for (const films of [{}, [null], [{ ...film, path: undefined }], [{ ...film, title: 'A' }]])
    expect(hasFilms({ ...answer, films })).toBe(false);
  for (const json of [null, [], { error: { parameter: 'q' } }, { ...answer, total: '1' }])
    expect(hasFilms(json)).toBe(false);
});

function film(hit: Partial<Hit>): FilmSummary {
  const title = { text: 'A', ranges: [] };
  return { hit: { title, people: [], collections: [], ...hit } } as unknown as FilmSummary;
}
const person = (slug: string, as: 'director' | 'actor' | 'crew', isNamed = true) => ({
  ...{ slug, as, text: slug, ranges: isNamed ? [[0, 2] as [number, number]] : [] },
});

test('groupHits suggests each person once, and nobody of whom only a role matches', () => {
  const films = [
    film({ people: [person('murnau', 'director'), person('wagner', 'crew')] }),
    film({ people: [person('wagner', 'crew'), person('murnau', 'crew')] }),
    film({ people: [person('schreck', 'actor', false)] }),
  ];
  const { people } = groupHits({ films, total: 3 }, 'mur');
  expect(people.map(({ as, href }) => [as, href])).toEqual([
    ['director', '/person/murnau'],
    ['crew', '/person/wagner'],
  ]);
});

function redirect(search: string, chance: number, locale: Locale = 'fr') {
  const response = handleRandomFilmRequest(new URLSearchParams(search), locale, { now, chance });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

test('handleRandomFilmRequest redirects to every film of the query, depending on chance', () => {
  const query = parseQuery({ country: 'DE', decade: '1920' });
  const { films, total } = searchFilms(query, 'fr', now, 1000);
  const paths = films.map(({ film }) => `/movie/${film.slug}`);
  const found = paths.map((_, at) => redirect('country=DE&decade=1920', (at + 0.5) / total));
  expect(found.toSorted()).toEqual(paths.toSorted());
  expect(paths).toContain(redirect('country=DE&decade=1920', 0.999999));
});

test('handleRandomFilmRequest redirects to the catalogue without results', () =>
  expect(redirect('decade=1890&genre=nothing&page=3', 0.5)).toBe(
    '/catalogue?genre=nothing&decade=1890',
  ));

test('handleRandomFilmRequest is neither cached nor indexed', () => {
  const { headers } = handleRandomFilmRequest(new URLSearchParams(), 'fr', { now, chance: 0 });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});
