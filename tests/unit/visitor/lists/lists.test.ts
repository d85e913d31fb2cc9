import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';
import { findJsonError } from '@/lib/visitor/lists/find-json-error';
import {
  addFilm,
  emptyLists,
  type Lists,
  mergeMarks,
  newestFirst,
  removeFilm,
} from '@/lib/visitor/lists/lists';
import { countAdded, mergeLists } from '@/lib/visitor/lists/merge-lists';
import { readListsFile } from '@/lib/visitor/lists/read-lists-file';
import { parseLists } from '@/lib/visitor/lists/stored-lists';
import { attachWatched, continueWatching, formatDuration } from '@/lib/visitor/lists/watching';
import { writeListsFile } from '@/lib/visitor/lists/write-lists-file';

describe('attach watched', () => {
  function play(...states: Partial<PlayerState>[]): { lists: Lists; changes: number } {
    const kept = { lists: { ...emptyLists, toWatch: { faust: 1 } } as Lists, changes: 0 };
    const store = createStore({ status: 'ready' });
    attachWatched({ store }, 'faust', {
      async change(change) {
        kept.lists = change(kept.lists);
        kept.changes += 1;
        return 'kept';
      },
    });
    for (const state of states) store.write(state);
    return kept;
  }

  test('a film played to its end has been seen, and is no longer to be seen', () => {
    const { lists } = play({ status: 'playing' }, { status: 'ended' });
    expect(lists.watched.faust).toBeGreaterThan(0);
    expect(lists.toWatch).toEqual({});
  });

  test('a film that is left or paused has not been seen', () =>
    expect(play({ status: 'playing' }, { status: 'paused' }, { status: 'destroyed' }).changes).toBe(
      0,
    ));

  test('the end of an advertisement is not the end of the film', () =>
    expect(play({ status: 'playing', ads: 'playing' }, { status: 'ended' }).changes).toBe(0));

  test('an end is noted once', () =>
    expect(play({ status: 'ended' }, { currentTime: 3 }, { volume: 0.5 }).changes).toBe(1));
});

describe('change lists', () => {
  test('a film is put into a list and taken out again', () => {
    const put = addFilm(emptyLists, 'toWatch', 'nosferatu', 7);
    expect(put).toEqual({ toWatch: { nosferatu: 7 }, watched: {} });
    expect(removeFilm(put, 'toWatch', 'nosferatu')).toEqual(emptyLists);
  });

  test('a film that has been seen is no longer to be seen', () => {
    const lists = addFilm(
      { toWatch: { nosferatu: 1, faust: 2 }, watched: {} },
      'watched',
      'faust',
      9,
    );
    expect(lists).toEqual({ toWatch: { nosferatu: 1 }, watched: { faust: 9 } });
  });

  test('a film that was seen can be put among those to see, and stays seen', () => {
    const lists = addFilm({ toWatch: {}, watched: { faust: 2 } }, 'toWatch', 'faust', 9);
    expect(lists).toEqual({ toWatch: { faust: 9 }, watched: { faust: 2 } });
  });

  test('the film put there last stands first', () =>
    expect(newestFirst({ a: 1, b: 3, c: 2 })).toEqual(['b', 'c', 'a']));

  test('merging keeps every film and the later moment', () =>
    expect(mergeMarks({ a: 1, b: 5 }, { a: 3, b: 2, constructor: 4 })).toEqual({
      a: 3,
      b: 5,
      constructor: 4,
    }));
});

describe('continue watching', () => {
  const positions = {
    'faust video': { time: 60, at: 5 },
    'nosferatu video': { time: 30, at: 7 },
    'canon audio': { time: 12, at: 6 },
  };

  test('the films to go on with stand in the order in which they were left', () =>
    expect(continueWatching(positions, {}).map(({ slug, type }) => `${slug} ${type}`)).toEqual([
      'nosferatu video',
      'canon audio',
      'faust video',
    ]));

  test('a film marked as seen is over, until it is begun again', () => {
    const slugs = (watched: Record<string, number>) =>
      continueWatching(positions, watched).map(({ slug }) => slug);
    expect(slugs({ nosferatu: 8 })).toEqual(['canon', 'faust']);
    expect(slugs({ nosferatu: 6 })).toEqual(['nosferatu', 'canon', 'faust']);
  });
});

describe('fetch film facts', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A site that knows something of every film it is asked for. */
  function serve(factsOf: (slug: string) => unknown = known) {
    const fetch = vi.fn(async (address: string) => {
      const { searchParams } = new URL(address, 'https://bobine.example');
      return Response.json((searchParams.get('films') ?? '').split(',').map(factsOf));
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }
  const known = (slug: string) => ({
    ...{ slug, href: `/movie/${slug}`, line: '1922', watchable: false },
    ...{ title: { text: slug }, poster: { src: '/p.svg' }, screen: { src: '/s.png' } },
  });
  const slugs = (count: number) => Array.from({ length: count }, (_, number) => `film-${number}`);

  test('films are asked for in the language of the page, and found by their slugs', async () => {
    const fetch = serve();
    const facts = await fetchFilmFacts(['faust', 'nosferatu'], 'de');
    const [address] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/cards?locale=de&films=faust%2Cnosferatu');
    expect([...facts.keys()]).toEqual(['faust', 'nosferatu']);
    expect(facts.get('faust')).toMatchObject({ slug: 'faust' });
  });

  test.each([
    [0, []],
    [60, [60]],
    [61, [60, 1]],
    [130, [60, 60, 10]],
  ])('%i films are asked for in batches of %j', async (count, batches) => {
    const fetch = serve();
    const facts = await fetchFilmFacts(slugs(count), 'fr');
    const asked = fetch.mock.calls.map(([address]) => address.split('film-').length - 1);
    expect(asked).toEqual(batches);
    expect([...facts.keys()]).toEqual(slugs(count));
  });

  test('an answer of another form is no answer', async () => {
    serve(() => ({ slug: 3 }));
    await expect(fetchFilmFacts(['faust'], 'fr')).rejects.toThrow();
    vi.stubGlobal('fetch', async () => Response.json({ slug: 'faust' }));
    await expect(fetchFilmFacts(['faust'], 'fr')).rejects.toThrow();
  });
});

describe('find json fault', () => {
  test.each([
    ['a key that is no text', '{1: 2}', 2],
    ['a value where a key belongs', '{"a": 1, true: 2}', 10],
    ['two keys', '{"a" "b"}', 6],
    ['a colon for a value', '{"a": :}', 7],
    ['a comma for a value', '[1, ,2]', 5],
    ['a comma first', '[, 1]', 2],
    ['a comma for a key', '{,}', 2],
    ['a colon in a list', '["a": 1]', 5],
    ['two values', '[1 2]', 4],
    ['a list closed as an object', '[1}', 3],
    ['an object closed as a list', '{"a": 1]', 8],
    ['an end after a colon', '{"a":}', 6],
    ['an end that nothing has opened', '1]', 2],
    ['something after the end', '{} 1', 4],
    ['a number that begins with 0', '[01]', 3],
    ['a number that ends in a point', '[1.]', 3],
    ['an escape that there is not', '["\\x"]', 2],
    ['an escape with too few digits', '["\\u00e"]', 2],
    ['a text over two lines', '["a\nb"]', 2],
    ['a value in an object after a value', '{"a": {"b": 1}, 2}', 17],
  ])('%s is found', (_, text, column) => expect(findJsonError(text)).toEqual({ line: 1, column }));

  test.each([
    ...['["a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00E9"]', '[-0.5e+10, 1E-3, 0, 10.25]'],
    ...['{"a": [], "b": {}, "c": [[], [{}]]}', ' \t\r\n[ true , false , null ] '],
  ])('all of %j is passed over, up to its end', (text) => {
    const lines = text.split('\n');
    expect(findJsonError(`${text}!`)).toEqual({
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
    });
  });

  test('the line is counted, and the column in it', () =>
    expect(findJsonError('{\n"a": 1,\n  "b"; 2\n}')).toEqual({ line: 3, column: 6 }));
});

describe('lists file', () => {
  const lists = { toWatch: { nosferatu: 1_000 }, watched: { faust: 2_000, constructor: 3_000 } };
  const positions = { 'etude-en-disques video': { time: 24.5, at: 4_000 } };
  const text = writeListsFile(lists, positions, new Date(5_000));

  test('a file that was written is read to the same lists and positions', () =>
    expect(readListsFile(text)).toEqual({ lists, positions }));

  test.each(['null', '[]', '3', '{"films":[]}'])('%s is another file', (other) =>
    expect(readListsFile(other)).toEqual({ fault: { reason: 'other' } }),
  );

  test('a later form is named', () =>
    expect(readListsFile(JSON.stringify({ format: 'bobine-lists', version: 2 }))).toEqual({
      fault: { reason: 'version', version: '2' },
    }));

  test.each([
    [{ toWatch: [{ film: 'faust', at: 'yesterday' }] }, 'toWatch[1].at'],
    [{ watched: [{ film: '../x', at: '2026-11-21T00:00:00Z' }] }, 'watched[1].film'],
    [
      { begun: [{ film: 'faust', part: 'video', seconds: -1, at: '2026-11-21T00:00:00Z' }] },
      'begun[1].seconds',
    ],
    [{ watched: undefined }, 'watched'],
    [{ more: 1 }, 'more'],
  ])('what is wrong is found: %j', (change, path) => {
    const changed = JSON.stringify({ ...JSON.parse(text), ...change });
    expect(readListsFile(changed)).toEqual({ fault: { reason: 'entry', path } });
  });

  test('taking lists in loses nothing and counts what is new', () => {
    const ours = { toWatch: { faust: 9, nosferatu: 5_000 }, watched: {} };
    const merged = mergeLists(ours, lists);
    expect(merged).toEqual({ toWatch: ours.toWatch, watched: lists.watched });
    const before = { lists: ours, positions: {} };
    expect(countAdded(before, { lists: merged, positions: {} })).toBe(2);
    expect(countAdded(before, { lists: merged, positions })).toBe(3);
    expect(countAdded({ lists: ours, positions }, { lists: ours, positions })).toBe(0);
  });

  test('what else is kept goes along to be read, and is not taken in', () => {
    const others = { 'bobine-player': '{"muted":true}', i18n_redirected: 'de' };
    const whole = writeListsFile(lists, positions, new Date(5_000), others);
    expect(JSON.parse(whole)).toMatchObject({ others });
    expect(readListsFile(whole)).toEqual({ lists, positions });
  });
});

describe('parse lists', () => {
  const lists = { toWatch: { nosferatu: 7 }, watched: { 'l-inferno': 3 } };

  test('nothing kept is two empty lists, and whole', () =>
    expect(parseLists(null)).toEqual({ lists: emptyLists, whole: true }));

  test.each(['', '{', 'null', '[]', '"x"', '{"version":1}'])('%s is not whole', (text) =>
    expect(parseLists(text)).toEqual({ lists: emptyLists, whole: false }),
  );

  test('one film that cannot be read does not hide the others', () => {
    const text = JSON.stringify({
      version: 1,
      toWatch: { nosferatu: 7, faust: 'yesterday', 'not a slug': 3 },
      watched: { 'l-inferno': 3 },
    });
    expect(parseLists(text)).toEqual({ lists, whole: false });
  });

  test('lists of a later form are read as far as they can be, and not taken for whole', () =>
    expect(parseLists(JSON.stringify({ version: 2, ...lists }))).toEqual({ lists, whole: false }));

  test.each([0, -1, null, true, '7', [7]])('a moment of %j is none', (at) => {
    const text = JSON.stringify({ version: 1, toWatch: { faust: at }, watched: {} });
    expect(parseLists(text)).toEqual({ lists: emptyLists, whole: false });
  });
});

test.each([
  [48, '48 s', '48 Sek.'],
  [59.6, '1 min', '1 Min.'],
  [14 * 60 + 20, '14 min', '14 Min.'],
  [94 * 60, '1 h 34 min', '1 Std. 34 Min.'],
  [120 * 60, '2 h', '2 Std.'],
])('%d seconds are said in words, not as a clock shows them', (seconds, fr, de) => {
  const say = (locale: 'fr' | 'de') => formatDuration(seconds, locale).replace(/\s/g, ' ');
  expect([say('fr'), say('de')]).toEqual([fr, de]);
});
