import { expect, test, vi } from 'vitest';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';
import {
  addFilm,
  emptyLists,
  type Lists,
  mergeMarks,
  newestFirst,
  removeFilm,
} from '@/lib/visitor/lists/lists';
import { attachWatched, continueWatching } from '@/lib/visitor/lists/watching';

function play(...states: Partial<PlayerState>[]): { lists: Lists; changes: number } {
  const device = { lists: { ...emptyLists, toWatch: { faust: 1 } } as Lists, changes: 0 };
  const store = createStore({ status: 'ready' });
  attachWatched({ store }, 'faust', {
    async change(change) {
      device.lists = change(device.lists);
      device.changes += 1;
      return 'kept';
    },
  });
  for (const state of states) store.write(state);
  return device;
}

test('attachWatched moves a film played to its end from the watchlist to the watched films', () => {
  const { lists } = play({ status: 'playing' }, { status: 'ended' });
  expect(lists.watched.faust).toBeGreaterThan(0);
  expect(lists.toWatch).toEqual({});
});

test.each<[string, number, Partial<PlayerState>[]]>([
  ['a film left', 0, [{ status: 'playing' }, { status: 'paused' }, { status: 'destroyed' }]],
  ['the end of an ad', 0, [{ status: 'playing', ads: 'playing' }, { status: 'ended' }]],
  ['changes after the end', 1, [{ status: 'ended' }, { currentTime: 3 }, { volume: 0.5 }]],
])('attachWatched for %s changes the lists %i times', (_, changes, states) =>
  expect(play(...states).changes).toBe(changes),
);

test('the lists add and remove a film; a watched film leaves the watchlist, and can be put there again', () => {
  const added = addFilm(emptyLists, 'toWatch', 'faust', 7);
  expect(added).toEqual({ toWatch: { faust: 7 }, watched: {} });
  expect(removeFilm(added, 'toWatch', 'faust')).toEqual(emptyLists);
  const watched = addFilm({ ...added, toWatch: { faust: 7, judex: 8 } }, 'watched', 'faust', 9);
  expect(watched).toEqual({ toWatch: { judex: 8 }, watched: { faust: 9 } });
  expect(addFilm(watched, 'toWatch', 'faust', 10)).toEqual({
    toWatch: { judex: 8, faust: 10 },
    watched: { faust: 9 },
  });
});

test('the lists are sorted newest first', () =>
  expect(newestFirst({ a: 1, b: 3, c: 2 })).toEqual(['b', 'c', 'a']));

test('the lists are merged without losing a film, with the later time', () =>
  expect(mergeMarks({ a: 1, b: 5 }, { a: 3, b: 2, constructor: 4 })).toEqual({
    ...{ a: 3, b: 5, constructor: 4 },
  }));

test.each([
  [{}, ['nosferatu video', 'canon audio', 'faust video']],
  [{ nosferatu: 8 }, ['canon audio', 'faust video']],
  [{ nosferatu: 6 }, ['nosferatu video', 'canon audio', 'faust video']],
])('films to continue, latest first, with %j marked as watched are %j', (watched, films) => {
  const positions = {
    'faust video': { time: 60, at: 5 },
    'nosferatu video': { time: 30, at: 7 },
    'canon audio': { time: 12, at: 6 },
  };
  const found = continueWatching(positions, watched as Record<string, number>);
  expect(found.map(({ slug, type }) => `${slug} ${type}`)).toEqual(films);
});

const known = (slug: string) => ({
  ...{ slug, href: `/movie/${slug}`, line: '1922', watchable: false },
  ...{ title: { text: slug }, poster: { src: '/p.svg' }, screen: { src: '/s.png' } },
});
function serve() {
  const fetch = vi.fn(async (address: string) => {
    const { searchParams } = new URL(address, 'https://bobine.example');
    return Response.json((searchParams.get('films') ?? '').split(',').map(known));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('fetchFilmFacts requests films in the language of the page, and returns them by slug', async () => {
  const fetch = serve();
  const facts = await fetchFilmFacts(['faust', 'nosferatu'], 'de');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/cards?locale=de&films=faust%2Cnosferatu');
  expect([...facts.keys()]).toEqual(['faust', 'nosferatu']);
  expect(facts.get('faust')).toMatchObject({ slug: 'faust' });
});
