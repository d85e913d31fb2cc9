import { describe, expect, it } from 'vitest';
import { listOffered } from '@/lib/catalog/films/overview';
import type { Locale } from '@/lib/i18n/locales';
import { answerRandomFilm } from '@/lib/search/api/answer-random-film';
import { answerRequest, nextChange } from '@/lib/search/api/answer-request';
import type { FilmSummary, FilmsAnswer } from '@/lib/search/api/films-answer';
import { hasFilms, isFilmsAnswer } from '@/lib/search/api/is-films-answer';
import { parseRequest } from '@/lib/search/api/parse-request';
import { toShownAnswer } from '@/lib/search/api/shown-answer';
import { groupHits } from '@/lib/search/api/suggestions';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import type { Hit } from '@/lib/search/engine/hit';
import { searchFilms } from '@/lib/search/engine/search-films';
import { facetKeys } from '@/lib/search/query/facets';
import { parseQuery } from '@/lib/search/query/parse-query';

const now = new Date('2026-11-21T12:00:00Z');

describe('answer request', () => {
  const ask = (search: string, init?: RequestInit, at = now) =>
    answerRequest(new Request(`http://localhost/api/films${search}`, init), at);

  it('films come as JSON in the language that was asked for', async () => {
    const answer = await ask('?q=murnua&locale=de&limit=2');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body: unknown = await answer.json();
    if (!isFilmsAnswer(body)) throw new Error('The browser would not know it as an answer');
    expect(body).toMatchObject({
      locale: 'de',
      path: '/de/catalogue?q=murnua',
      total: 6,
      page: 1,
      pages: 3,
      closeness: 'nearly',
    });
    expect(body.films).toHaveLength(2);
    expect(body.films[0]).toMatchObject({
      path: expect.stringMatching(/^\/de\/movie\//),
      poster: expect.stringMatching(/^\/(poster|media)\//),
      watchable: false,
      hit: { people: [{ as: 'director', ranges: [[18, 24]] }] },
    });
    expect(body.facets.genre.counts).toContainEqual({
      value: 'comedy',
      label: 'Komödie',
      count: 2,
      chosen: false,
    });
  });

  it('who wants films only gets the same films, and nothing to choose next', async () => {
    for (const search of ['?q=murnua&limit=6', '?q=zzqqxx', '?view=timeline&limit=6']) {
      const [whole, answer] = await Promise.all([ask(search), ask(`${search}&only=films`)]);
      const { facets, waysOut, timeline, ...found } = (await whole.json()) as FilmsAnswer;
      expect(await answer.json()).toEqual(found);
      expect(answer.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).not.toBe(whole.headers.get('etag'));
      const again = await ask(`${search}&only=films`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
  });

  it('one facet is counted alone, as it is among all', async () => {
    for (const search of ['?q=murnua', '?genre=horror&country=FR', '?director=ernst-lubitsch']) {
      const { facets } = (await (await ask(search)).json()) as FilmsAnswer;
      const answer = await ask(`${search}&only=facets&counted=actor`);
      const alone = (await answer.json()) as Pick<FilmsAnswer, 'facets'>;
      expect(Object.keys(alone)).toEqual(['facets']);
      expect(alone.facets.actor).toEqual(facets.actor);
      expect(alone.facets.genre.brief).toBe(true);
    }
  });

  it('who looks at no facet is told what is chosen, and who comes up most beside one choice', async () => {
    const answer = await ask('?director=ernst-lubitsch&counted=none');
    const whole = (await (await ask('?director=ernst-lubitsch')).json()) as FilmsAnswer;
    const { facets, ...found } = (await answer.json()) as FilmsAnswer;
    const { facets: _, ...all } = whole;
    expect(found).toEqual(all);
    const [chosen, ...others] = facets.director.counts;
    expect(chosen).toMatchObject({
      value: 'ernst-lubitsch',
      label: 'Ernst Lubitsch',
      chosen: true,
    });
    expect(others.length).toBeLessThanOrEqual(3);
    expect(facets.actor.counts).toEqual(whole.facets.actor.counts.slice(0, 4));
    expect(facets.country).toEqual({ counts: [], more: 0, brief: true });
  });

  it('what cannot be read is refused with its name, and not kept', async () => {
    const answer = await ask('?page=0');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      error: { parameter: 'page', message: 'page: expected a whole number from 1 to 10000' },
    });
  });

  it('an answer is kept a minute, and never past the moment that something changes', async () => {
    const change = nextChange(getSearchIndex(), now);
    const ageAt = async (left: number) =>
      (await ask('', {}, new Date(change - left * 1000))).headers.get('cache-control');
    expect(await ageAt(3600)).toBe('public, max-age=60');
    expect(await ageAt(20)).toBe('public, max-age=20');
    // A screening that goes changes nothing about what can be watched.
    const ends = listOffered('fr').flatMap(({ vod }) => (vod?.until ? [+vod.until] : []));
    const end = Math.min(...ends.filter((moment) => moment > +now));
    expect(getSearchIndex().changes).toContain(end);
    const tagAt = async (moment: number) =>
      (await ask('?watchable=1', {}, new Date(moment))).headers.get('etag');
    expect(await tagAt(end)).not.toBe(await tagAt(end - 1));
  });
});

describe('parse request', () => {
  const read = (search: string) => parseRequest(new URLSearchParams(search));

  it('nothing asks for the first 24 films in French', () =>
    expect(read('')).toEqual({
      query: {
        ...{ text: '', filters: {}, ranges: {}, unseen: false },
        ...{ sort: 'oldest', view: 'grid', page: 1 },
      },
      locale: 'fr',
      limit: 24,
    }));

  it('all parameters together', () =>
    expect(
      read(
        'q=faust&genre=war&genre=horror&watchable=1&year-from=1920&runtime-to=90&unseen=1&sort=newest&page=2&limit=5&locale=de&only=films&counted=genre',
      ),
    ).toEqual({
      query: {
        text: 'faust',
        filters: { genre: ['horror', 'war'], watchable: ['1'] },
        ranges: { year: { from: 1920 }, runtime: { to: 90 } },
        unseen: true,
        sort: 'newest',
        view: 'grid',
        page: 2,
      },
      locale: 'de',
      limit: 5,
      only: 'films',
      counted: ['genre'],
    }));

  it.each([
    ['q', `q=${'a'.repeat(101)}`],
    ['q', 'q=a&q=b'],
    ['page', 'page=0'],
    ['page', 'page=1.5'],
    ['page', 'page='],
    ['page', 'page=10001'],
    ['limit', 'limit=49'],
    ['limit', 'limit=all'],
    ['sort', 'sort=random'],
    ['view', 'view=wall'],
    ['locale', 'locale=en'],
    ['locale', 'locale=fr&locale=de'],
    ['only', 'only=totals'],
    ['counted', 'counted=all'],
    ['open', 'open=genre'],
    ['only', 'only=films&only=films'],
    ['genre', 'genre=Horror!'],
    ['genre', `genre=${Array.from({ length: 21 }, (_, i) => `g${i}`).join('&genre=')}`],
    ['country', 'country=Germany'],
    ['decade', 'decade=1925'],
    ['director', 'director=F.%20W.%20Murnau'],
    ['language', 'language=german'],
    ['runtime', 'runtime=90'],
    ['subtitles', 'subtitles=it'],
    ['watchable', 'watchable=yes'],
    ['shop', 'shop=0'],
    ['year-from', 'year-from=20'],
    ['year-to', 'year-to=1920&year-to=1921'],
    ['runtime-from', 'runtime-from=0'],
    ['runtime-to', 'runtime-to=1.5'],
    ['unseen', 'unseen=0'],
    ['genres', 'genres=horror'],
    ['__proto__', '__proto__=1'],
    ['toString', 'toString=1'],
  ])('a bad %s is refused by its name: %s', (parameter, search) => {
    const answer = read(search);
    expect(answer).toMatchObject({ parameter });
    expect(answer).toHaveProperty('message', expect.stringContaining(`${parameter}: `));
  });
});

describe('is films answer', () => {
  const title = { text: 'A', lang: 'fr' };
  const texts = { slug: 'a', path: '/movie/a', poster: '/poster/a.svg' };
  const film = { ...texts, title, originalTitle: title, directors: [] };
  const facets = Object.fromEntries(facetKeys.map((key) => [key, { counts: [], more: 0 }]));
  const answer = { total: 1, films: [film], facets };

  it.each([
    null,
    [],
    { error: { parameter: 'q' } },
    { total: '1', films: [] },
    { total: 1, films: {} },
    { total: 1, films: [null] },
    { total: 1, films: [{ ...film, path: undefined }] },
    { total: 1, films: [{ ...film, title: 'A' }] },
  ])('%j has no films', (json) => expect(hasFilms(json)).toBe(false));

  it('a facet less is another answer', () => {
    const { genre: _, ...others } = facets;
    expect(isFilmsAnswer({ ...answer, facets: others })).toBe(false);
  });
});

describe('shown answer', () => {
  const ask = async (search: string) => {
    const answer = await answerRequest(new Request(`http://localhost/api/films${search}`), now);
    return (await answer.json()) as FilmsAnswer;
  };

  it('a page carries no film’s path, genres or drawn poster, and nothing that is not there', async () => {
    const answer = await ask('?genre=horror');
    const { films, ...shown } = toShownAnswer(answer, false);
    expect(shown).toEqual({
      ...{ total: answer.total, page: 1, pages: answer.pages, years: answer.years },
      ...{ closeness: 'all', facets: answer.facets },
    });
    expect(films.map(({ slug }) => slug)).toEqual(answer.films.map(({ slug }) => slug));
    for (const film of films) {
      expect(Object.values(film)).not.toContain(undefined);
      expect(film).not.toHaveProperty('genres');
      expect(film).not.toHaveProperty('originalTitle');
      expect(film.poster).not.toBe(`/poster/${film.slug}.svg`);
    }
  });
});

function film(slug: string, hit: Partial<Hit>): FilmSummary {
  const title = { text: slug, ranges: [] };
  return { slug, hit: { title, people: [], collections: [], ...hit } } as unknown as FilmSummary;
}
function person(slug: string, as: 'director' | 'actor' | 'crew', isNamed = true) {
  return { slug, as, text: slug, ranges: isNamed ? [[0, 2] as [number, number]] : [] };
}

describe('groupHits', () => {
  it('offers each person once, as in the first film', () => {
    const films = [
      film('nosferatu', { people: [person('murnau', 'director'), person('wagner', 'crew')] }),
      film('faust', { people: [person('wagner', 'crew'), person('murnau', 'crew')] }),
    ];
    const { people } = groupHits({ films, total: 2 });
    expect(people.map(({ slug, href }) => [slug, href])).toEqual([
      ['murnau', '/person/murnau'],
      ['wagner', '/person/wagner'],
    ]);
  });

  it('offers nobody whose role alone was searched', () => {
    const films = [film('nosferatu', { people: [person('schreck', 'actor', false)] })];
    expect(groupHits({ films, total: 1 }).people).toEqual([]);
  });

  it('offers three people and two collections at most', () => {
    const people = ['a', 'b', 'c', 'd'].map((slug) => person(slug, 'actor'));
    const collections = ['x', 'y', 'z'].map((slug) => ({ slug, text: slug, ranges: [] }));
    const groups = groupHits({ films: [film('one', { people, collections })], total: 40 });
    expect(groups.people.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(groups.collections.map(({ href }) => href)).toEqual(['/collection/x', '/collection/y']);
    expect(groups.total).toBe(40);
  });
});

function location(query: string, chance: number, locale: Locale = 'fr') {
  const answer = answerRandomFilm(new URLSearchParams(query), locale, { now, chance });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

describe('answerSurprise', () => {
  it('leads to every film of the query, by chance, and to no other', () => {
    const query = parseQuery({ country: 'DE', decade: '1920' });
    const { films, total } = searchFilms(query, 'fr', now, 1000);
    const paths = films.map(({ film }) => `/movie/${film.slug}`);
    const led = paths.map((_, at) => location('country=DE&decade=1920', (at + 0.5) / total));
    expect(led.toSorted()).toEqual(paths.toSorted());
    expect(paths).toContain(location('country=DE&decade=1920', 0.999999));
  });

  it('leads to the catalogue that says so where nothing is found', () =>
    expect(location('decade=1890&genre=nothing&page=3', 0.5)).toBe(
      '/catalogue?genre=nothing&decade=1890',
    ));

  it('is stored by nobody and followed by no crawler', () => {
    const { headers } = answerRandomFilm(new URLSearchParams(), 'fr', { now, chance: 0 });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
