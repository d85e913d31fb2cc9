import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { findFilms } from '@/lib/search/engine/find-films';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery, type SearchParams } from '@/lib/search/query/parse-query';
import { makeFilms } from '@/tests/doubles/made-films';
import { makeQueries } from '@/tests/doubles/made-queries';
import { prepareScan, scanFilms } from './scan-films';
import { smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');

describe('small search', () => {
  const file = { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] };
  const vod = (from: string, until: string) => ({
    media: { film: file },
    vod: { ads: false, from, until },
  });
  const { library, index } = smallHouse(
    {
      faust: {
        ...{ title: 'Faust', year: 1926, runtime: 106, genres: ['horror'], countries: ['DE'] },
        ...{ directors: ['F. W. Murnau'], cast: [{ name: 'Emil Jannings', role: 'Mephisto' }] },
        synopsis: { fr: 'Un vieux savant signe un pacte avec le diable.', de: 'Ein Pakt.' },
        ...vod('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
      },
      'der-letzte-mann': {
        ...{ title: 'Der letzte Mann', fr: 'Le Dernier des hommes', year: 1924, runtime: 90 },
        ...{ directors: ['F. W. Murnau'], cast: [{ name: 'Emil Jannings' }], countries: ['DE'] },
        ...vod('2026-12-01T00:00:00Z', '2026-12-31T00:00:00Z'),
      },
      'faust-et-marguerite': {
        ...{ title: 'Faust et Marguerite', year: 1897, runtime: 1, genres: ['horror', 'war'] },
        ...{ directors: ['Georges Méliès'], countries: ['FR'] },
        crew: [{ name: 'Faustina Roux', job: 'design' }],
      },
      patouillard: { title: 'Patouillard', year: 1911, countries: ['FR'], genres: ['war'] },
    },
    { pactes: ['faust', 'faust-et-marguerite'], murnau: ['faust'] },
  );
  const find = (params: SearchParams, limit?: number) =>
    findFilms(index, parseQuery(params), { locale: 'fr', now, limit });
  const slugs = (params: SearchParams) => find(params).slugs;

  describe('a text', () => {
    test('that is a whole title finds its film before one that begins so', () => {
      expect(slugs({ q: 'faust' })).toEqual(['faust', 'faust-et-marguerite']);
      expect(slugs({ q: 'faust et marguerite' })[0]).toBe('faust-et-marguerite');
      expect(slugs({ q: 'letzte mann' })).toEqual(['der-letzte-mann']);
    });

    test.each([
      ['murnau', ['faust', 'der-letzte-mann']],
      ['jannings', ['faust', 'der-letzte-mann']],
      ['mephisto', ['faust']],
      ['roux', ['faust-et-marguerite']],
      ['reihe', ['faust', 'faust-et-marguerite']],
      ['krieg', ['faust-et-marguerite', 'patouillard']],
      ['frankreich', ['faust-et-marguerite', 'patouillard']],
      ['1911', ['patouillard']],
      ['diable', ['faust']],
      ['pakt', ['faust']],
      ['hommes', ['der-letzte-mann']],
    ])('finds %s wherever it stands', (q, found) =>
      expect(slugs({ q }).toSorted()).toEqual(found.toSorted()),
    );

    test('of several words finds what has all, else what has most of them', () => {
      expect(find({ q: 'murnau mephisto' })).toMatchObject({ slugs: ['faust'], closeness: 'all' });
      expect(find({ q: 'murnau xyzzyx' })).toMatchObject({ total: 2, closeness: 'some' });
      expect(find({ q: 'xyzzyx' }).total).toBe(0);
    });

    test('is found though mistyped, which is said', () => {
      expect(find({ q: 'murnao' })).toMatchObject({ total: 2, closeness: 'nearly' });
      expect(find({ q: 'murn' })).toMatchObject({ total: 2, closeness: 'all' });
    });

    test('has stop words beside others, which are no condition', () => {
      expect(slugs({ q: 'le faust mephisto' })).toEqual(['faust']);
      expect(slugs({ q: 'et' })).toEqual(['faust-et-marguerite']);
    });

    test('is worth more in a title than in a name, in a name than in the story', () => {
      const house = smallHouse({
        told: { synopsis: { fr: 'orlac' } },
        directed: { directors: ['Orlac'] },
        titled: { title: 'Die Hände des Orlac' },
        played: { cast: [{ name: 'Orlac' }] },
        made: { crew: [{ name: 'Orlac', job: 'music' }] },
      });
      const { slugs } = findFilms(house.index, parseQuery({ q: 'orlac' }), { locale: 'fr', now });
      expect(slugs).toEqual(['titled', 'directed', 'played', 'made', 'told']);
    });

    test('has before others the title that has little beside it', () => {
      const house = smallHouse({
        long: { title: 'Orlac und die lange Nacht' },
        short: { title: 'Orlac zwei' },
        late: { title: 'Hand Orlac' },
      });
      const { slugs } = findFilms(house.index, parseQuery({ q: 'orlac' }), { locale: 'fr', now });
      expect(slugs).toEqual(['short', 'long', 'late']);
    });
  });

  describe('a fact said in words', () => {
    const silents = smallHouse(
      {
        swiss: {
          ...{ title: 'Berge', year: 1925, runtime: 96, countries: ['CH'], genres: ['war'] },
          versions: [{ audio: [], subtitles: ['fr'], resolution: '2K' }],
        },
        short: {
          ...{
            title: 'Suite',
            year: 1895,
            runtime: 1,
            countries: ['DE'],
            directors: ['Paul Lumière'],
          },
          ...vod('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
        },
        spoken: {
          ...{ title: 'Parole', year: 1929, countries: ['FR'], languages: ['fr'] },
          ...{ versions: [{ audio: ['fr'], resolution: '2K' }], directors: ['Anne Exemple'] },
          synopsis: { fr: 'Un film suisse parle des frères Lumière et de 1895.' },
        },
      },
      { suisse: ['short', 'spoken'] },
    );
    const ask = (q: string) =>
      findFilms(silents.index, parseQuery({ q }), { locale: 'fr', now }).slugs;

    test.each([
      ['Stummfilm', ['short', 'swiss']],
      ['film muet suisse', ['swiss']],
      ['stumm 1895', ['short']],
      ['gratuit', ['short']],
      ['sous-titres français', ['swiss']],
      ['moins de 20 minutes', ['short']],
      ['Kurzfilm', ['short']],
      ['feature film', ['swiss']],
      ['années 20', ['spoken', 'swiss']],
      ['schweizer Kriegsfilm', ['swiss']],
    ])('“%s” finds %j', (q, found) =>
      expect(ask(q).slice(0, found.length).toSorted()).toEqual(found),
    );

    test('outweighs chance words of a story and the title of a collection', () => {
      expect(ask('suisse')[0]).toBe('swiss');
      expect(ask('1895')[0]).toBe('short');
      expect(ask('Frères Lumière')[0]).toBe('short');
      expect(ask('Paul Lumière frères 1929')[0]).toBe('short');
    });

    test('is no fact where it is a whole title', () => {
      const house = smallHouse({ free: { title: 'Free' }, other: {} });
      expect(
        findFilms(house.index, parseQuery({ q: 'free' }), { locale: 'fr', now }).slugs,
      ).toEqual(['free']);
    });

    test('finds films by women where the register of people says so', () => {
      const women = {
        ...silents.library,
        people: { 'Anne Exemple': { gender: 'female' as const } },
      };
      const index = openIndex(buildIndex(women));
      const { slugs } = findFilms(index, parseQuery({ q: 'réalisatrice' }), { locale: 'fr', now });
      expect(slugs).toEqual(['spoken']);
    });
  });

  test('a title that has the stop words too comes before one that has not', () => {
    const house = smallHouse({
      short: { title: 'Le Crime' },
      told: { title: 'Une longue histoire et son crime' },
    });
    const ask = (q: string) =>
      findFilms(house.index, parseQuery({ q }), { locale: 'fr', now }).slugs;
    expect(ask('histoire crime')).toEqual(['told', 'short']);
    expect(ask('crime')).toEqual(['short', 'told']);
  });

  describe('a title', () => {
    const house = smallHouse({
      barbe: { title: 'Barbe-Bleue' },
      austern: {
        title: 'Die Austernprinzessin',
        also: [{ text: 'The Oyster Princess', lang: 'en' }],
      },
      opium: { title: 'Opium' },
    });
    const ask = (q: string) => findFilms(house.index, parseQuery({ q }), { locale: 'fr', now });

    test.each([
      ['BarbeBleue', 'barbe'],
      ['labarbebleue', 'barbe'],
      ['Austern Prinzessin', 'austern'],
      ['Prinzessin', 'austern'],
      ['princess of the oysters', 'austern'],
      ['Oipum', 'opium'],
      ['opiums', 'opium'],
    ])('is found as “%s”', (q, slug) => expect(ask(q).slugs).toEqual([slug]));

    test('of another country is shown where its words stand only there', () => {
      const { films } = searchLibrary(house.library, house.index, parseQuery({ q: 'oyster' }), {
        locale: 'fr',
        now,
      });
      expect(films[0]?.hit?.otherTitle).toMatchObject({ text: 'The Oyster Princess', lang: 'en' });
    });
  });

  describe('filters', () => {
    test.each([
      [{ genre: 'horror' }, ['faust', 'faust-et-marguerite']],
      [{ genre: ['horror', 'war'] }, ['faust', 'faust-et-marguerite', 'patouillard']],
      [{ genre: 'war', country: 'FR', decade: '1910' }, ['patouillard']],
      [{ watchable: '1' }, ['faust']],
      [{ q: 'murnau', watchable: '1' }, ['faust']],
      [{ genre: 'unheard-of' }, []],
      [{ 'year-from': '1911', 'year-to': '1924' }, ['der-letzte-mann', 'patouillard']],
      [{ 'runtime-from': '90' }, ['der-letzte-mann', 'faust']],
      [{ 'runtime-to': '1', country: 'FR' }, ['faust-et-marguerite']],
    ])('%j leave %j', (params, found) => expect(slugs(params).toSorted()).toEqual(found));
  });

  describe('films are in the order that was asked for', () => {
    test.each([
      ['oldest', ['faust-et-marguerite', 'patouillard', 'der-letzte-mann', 'faust']],
      ['newest', ['faust', 'der-letzte-mann', 'patouillard', 'faust-et-marguerite']],
      ['title', ['faust', 'faust-et-marguerite', 'der-letzte-mann', 'patouillard']],
      ['shortest', ['faust-et-marguerite', 'der-letzte-mann', 'faust', 'patouillard']],
      ['longest', ['faust', 'der-letzte-mann', 'faust-et-marguerite', 'patouillard']],
    ])('%s', (sort, found) => expect(slugs({ sort })).toEqual(found));

    test('a page at a time, and past the last is the last', () => {
      const second = find({ page: '2' }, 3);
      expect(second).toMatchObject({ slugs: ['faust'], total: 4, page: 2, pages: 2 });
      expect(find({ page: '9' }, 3)).toMatchObject({ slugs: ['faust'], page: 2 });
      expect(find({ genre: 'unheard-of' }, 3)).toMatchObject({ page: 1, pages: 1, total: 0 });
    });
  });

  describe('a result', () => {
    const search = (q: string, locale: 'fr' | 'de' = 'fr') =>
      searchLibrary(library, index, parseQuery({ q }), { locale, now }).films;

    test('has its films in the language of the page, and what was found of them', () => {
      const [found] = search('letzte mann');
      expect(found?.film.title.text).toBe('Le Dernier des hommes');
      expect(found?.hit?.otherTitle).toMatchObject({ text: 'Der letzte Mann', lang: 'en' });
      expect(search('letzte mann', 'de')[0]?.film.title.text).toBe('Der letzte Mann');
    });

    test('says who was found and for what', () => {
      const people = (q: string) =>
        search(q)[0]?.hit?.people.map(({ text, as, role }) => [text, as, role]);
      expect(people('mephisto')).toEqual([['Emil Jannings', 'actor', 'Mephisto']]);
      expect(people('jannings')).toEqual([['Emil Jannings', 'actor', undefined]]);
      expect(people('murnau')).toEqual([['F. W. Murnau', 'director', undefined]]);
      expect(people('roux')).toEqual([['Faustina Roux', 'crew', undefined]]);
    });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a film and people may be called %s, as every object has something',
    (word) => {
      const film = { title: word, directors: [word], cast: [{ name: word, role: word }] };
      const { library, index } = smallHouse({ a: film, b: { synopsis: { fr: word } } });
      const now = new Date();
      const found = searchLibrary(library, index, parseQuery({ q: word }), { locale: 'fr', now });
      expect(found.films.map(({ film }) => film.slug)).toContain('a');
    },
  );
});

describe('house facts', () => {
  const { index } = smallHouse({
    brasier: {
      ...{ companies: ['Films Albatros'], distributors: [{ name: 'Praesens-Film' }] },
      festivals: [{ festival: { fr: 'Semaine du lac', de: 'Seewoche' }, award: 'Hibou' }],
    },
    other: {},
  });

  test.each(['albatros', 'praesens', 'seewoche', 'semaine du lac', 'hibou'])(
    'a film is found by “%s”: who made it, who lends it, where it was shown, what it won',
    (q) => {
      const asked = { locale: 'fr', now: new Date('2026-11-21T12:00:00Z') } as const;
      expect(findFilms(index, parseQuery({ q }), asked).slugs).toEqual(['brasier']);
    },
  );
});

describe('scan films', () => {
  test('the index finds as many films as a scan of all of them', { timeout: 30_000 }, () => {
    const real = loadLibrary();
    const films = makeFilms(60, Object.keys(real.genres));
    const library = { ...real, films, collections: new Map(), articles: new Map() };
    const index = openIndex(buildIndex(library));
    const scanned = prepareScan(library, now);
    for (const query of makeQueries([...films.values()], 48))
      expect({ query, total: scanFilms(scanned, query) }).toEqual({
        query,
        total: findFilms(index, query, { locale: 'fr', now }).total,
      });
  });
});
