import { describe, expect, test } from 'vitest';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { firstFilms } from '@/lib/films/search/first-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import { matchText } from '@/lib/films/search/match-text';
import { nearNames } from '@/lib/films/search/near-names';
import { collectionsOf, searchLibrary } from '@/lib/films/search/search-films';
import { selectFilms } from '@/lib/films/search/select-films';
import { smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');
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
  ])('finds %s wherever it stands', (q, found) => {
    expect(slugs({ q }).toSorted()).toEqual(found.toSorted());
  });

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

  test('that is repeated counts once', () => {
    const scoreOf = (text: string) => matchText(index, text, now).scores[0] ?? 0;
    expect(scoreOf('murnau murnau')).toBeLessThan(1.5 * scoreOf('murnau'));
  });

  test('stands for the words it was found as', () => {
    expect([...find({ q: 'faus' }).words].toSorted()).toEqual(['faust', 'faustina']);
    expect(find({})).toMatchObject({ words: new Set(), discs: [], closeness: 'all' });
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
  ])('“%s” finds %j', (q, found) => {
    expect(ask(q).slice(0, found.length).toSorted()).toEqual(found);
  });

  test('outweighs chance words of a story and the title of a collection', () => {
    expect(ask('suisse')[0]).toBe('swiss');
    expect(ask('1895')[0]).toBe('short');
    expect(ask('Frères Lumière')[0]).toBe('short');
    expect(ask('Paul Lumière frères 1929')[0]).toBe('short');
  });

  test('is no fact where it is a whole title', () => {
    const house = smallHouse({ free: { title: 'Free' }, other: {} });
    expect(findFilms(house.index, parseQuery({ q: 'free' }), { locale: 'fr', now }).slugs).toEqual([
      'free',
    ]);
  });

  test('finds films by women where the register of people says so', () => {
    const women = { ...silents.library, people: { 'Anne Exemple': { gender: 'female' as const } } };
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
  const ask = (q: string) => findFilms(house.index, parseQuery({ q }), { locale: 'fr', now }).slugs;
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
  ])('is found as “%s”', (q, slug) => {
    expect(ask(q).slugs).toEqual([slug]);
  });

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
  ])('%j leave %j', (params, found) => {
    expect(slugs(params).toSorted()).toEqual(found);
  });

  test('are counted without their own choice, a watchable film by the hour', () => {
    const { genre, watchable, country } = find({ genre: 'war', country: 'FR' }).facets();
    expect(genre.counts).toEqual([
      { value: 'war', count: 2, chosen: true },
      { value: 'horror', count: 1, chosen: false },
    ]);
    expect(country.counts).toEqual([{ value: 'FR', count: 2, chosen: true }]);
    expect(watchable).toEqual({ counts: [], more: 0 });
    expect(find({}).facets().watchable.counts).toEqual([{ value: '1', count: 1, chosen: false }]);
  });

  test('keep out what another choice in their facet would find, and nothing that two refuse', () => {
    const query = parseQuery({ genre: 'horror', country: 'DE' });
    const { found, keptOut } = selectFilms(index, query, now);
    expect(found).toEqual([0]);
    expect(keptOut).toEqual({ genre: [1], country: [2] });
  });
});

describe('films are in the order that was asked for', () => {
  test.each([
    ['oldest', ['faust-et-marguerite', 'patouillard', 'der-letzte-mann', 'faust']],
    ['newest', ['faust', 'der-letzte-mann', 'patouillard', 'faust-et-marguerite']],
    ['title', ['faust', 'faust-et-marguerite', 'der-letzte-mann', 'patouillard']],
    ['shortest', ['faust-et-marguerite', 'der-letzte-mann', 'faust', 'patouillard']],
    ['longest', ['faust', 'der-letzte-mann', 'faust-et-marguerite', 'patouillard']],
  ])('%s', (sort, found) => {
    expect(slugs({ sort })).toEqual(found);
  });

  test('by title where a text has none better than the other', () => {
    const order = { sort: 'relevance', locale: 'fr', until: 9 } as const;
    expect(firstFilms(index, [3, 0, 1], order)).toEqual([0, 1, 3]);
    const scores = Float64Array.of(5, 5, 7, 7);
    expect(firstFilms(index, [0, 1, 2, 3], { ...order, scores })).toEqual([2, 3, 0, 1]);
    expect(firstFilms(index, [0, 3], { ...order, scores, until: 1 })).toEqual([3]);
  });

  test('a page at a time, and past the last is the last', () => {
    const second = find({ page: '2' }, 3);
    expect(second).toMatchObject({ slugs: ['faust'], total: 4, page: 2, pages: 2 });
    expect(find({ page: '9' }, 3)).toMatchObject({ slugs: ['faust'], page: 2 });
    expect(find({ genre: 'unheard-of' }, 3)).toMatchObject({ page: 1, pages: 1, total: 0 });
  });

  test('from the oldest to the newest there are years, unless there is no film', () => {
    expect(find({}).years).toEqual([1897, 1926]);
    expect(find({ genre: 'unheard-of' }).years).toBeUndefined();
  });
});

describe('the index', () => {
  test('knows when offers begin and end, in their order', () => {
    expect([...index.changes].map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
      ...['2026-11-01', '2026-12-01', '2026-12-01', '2026-12-31'],
    ]);
    expect(index.offers.from[3]).toBeNaN();
    expect(index.offers.until[3]).toBeNaN();
  });

  test('knows everybody by name', () => {
    expect(index.people.get('emil-jannings')).toBe('Emil Jannings');
    expect(index.people.get('faustina-roux')).toBe('Faustina Roux');
    expect(index.people.get('georges-melies')).toBe('Georges Méliès');
  });
});

describe('a name that nothing has', () => {
  test('is guessed by people’s names near it, nearest first', () => {
    expect(nearNames(index, 'murnxyu')).toEqual(['F. W. Murnau']);
    expect(nearNames(index, 'janingz')).toEqual(['Emil Jannings']);
    expect(nearNames(index, 'murnxyu janingz')).toEqual(['F. W. Murnau', 'Emil Jannings']);
  });

  test('is not guessed from four letters, nor by what is no name', () => {
    expect(nearNames(index, 'muru')).toEqual([]);
    expect(nearNames(index, 'patouilla')).toEqual([]);
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

  test('has a film once made again as it was', () => {
    expect(search('letzte mann')[0]?.film).toBe(search('hommes')[0]?.film);
  });

  test('says in which collections a film stands', () => {
    expect(collectionsOf('faust', 'de', library).map(({ text }) => text)).toEqual([
      ...['Reihe pactes', 'Reihe murnau'],
    ]);
    expect(collectionsOf('faust', 'fr', library)[0]).toMatchObject({ slug: 'pactes', lang: 'fr' });
    expect(collectionsOf('patouillard', 'fr', library)).toEqual([]);
    expect(collectionsOf('faust', 'fr', library)).toBe(collectionsOf('faust', 'fr', library));
    expect(search('cycle')[0]?.hit?.collections.length).toBeGreaterThan(0);
  });

  test('says who was found and for what', () => {
    const people = (q: string) =>
      search(q)[0]?.hit?.people.map(({ text, as, role }) => [text, as, role]);
    expect(people('mephisto')).toEqual([['Emil Jannings', 'actor', 'Mephisto']]);
    expect(people('jannings')).toEqual([['Emil Jannings', 'actor', undefined]]);
    expect(people('murnau')).toEqual([['F. W. Murnau', 'director', undefined]]);
    expect(people('roux')).toEqual([['Faustina Roux', 'crew', undefined]]);
  });

  test('quotes the story where the words stand nowhere else, in the language it is found in', () => {
    expect(search('savant')[0]?.hit?.excerpt).toMatchObject({ lang: 'fr', ranges: [[9, 15]] });
    expect(search('pakt')[0]?.hit?.excerpt).toMatchObject({ lang: 'de', text: 'Ein Pakt.' });
    expect(search('faust diable')[0]?.hit?.excerpt).toBeUndefined();
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
