import { expect, test, vi } from 'vitest';
import {
  draftFiles,
  summariseWithheld,
  type WithheldParts,
  withheldAddresses,
} from '@/lib/content/store/withheld';

const moment = Date.parse('2026-12-04T00:00:00+01:00');
const draft = { draft: true };
const coming = { publishedFrom: '2026-12-04' };

/** A house in which each thing names one that is not out. */
const house = (facts: object = {}) =>
  ({
    films: new Map<string, object>([
      ['faust', draft],
      ['nerven', { ...coming, note: { fr: '[x](/movie/faust)' } }],
      ['genuine', { synopsis: { fr: '[a](/la-salle), [b](/la-salle), [c](/collection/noir)' } }],
    ]),
    collections: new Map<string, object>([
      ['noir', { ...draft, films: [{ film: 'faust' }] }],
      ['clair', { films: [{ film: 'nerven' }, { film: 'faust' }] }],
    ]),
    articles: new Map<string, object>([
      ['dvd', { films: ['faust'] }],
      ['book', { ...draft, films: [] }],
    ]),
    news: new Map<string, object>([
      ['demain', { ...coming, films: [] }],
      ['hier', { films: ['nerven'], text: { fr: '[x](/actualites/demain)' } }],
    ]),
    pages: new Map<string, object>([['la-salle', draft]]),
    programme: new Map<string, object>([['2026-12-24', { film: 'faust' }]]),
    screenings: new Map<string, object>([['nerven', []]]),
    site: { timeZone: 'Europe/Zurich', menu: ['la-salle'], footer: { fr: '[x](/movie/faust)' } },
    ...facts,
  }) as unknown as WithheldParts;

const names = (by: string, now = moment - 1) =>
  summariseWithheld(house(), now)
    .namings.filter((naming) => naming.by === by)
    .map(({ name }) => name);

test.each([
  ['films/genuine.yaml', ['pages/la-salle.yaml', 'collections/noir.yaml']],
  ['collections/clair.yaml', ['films/nerven.yaml', 'films/faust.yaml']],
  ['shop/dvd.yaml', ['films/faust.yaml']],
  ['news/hier.yaml', ['films/nerven.yaml', 'news/demain.yaml']],
  ['programme/2026-12.yaml', ['films/faust.yaml']],
  ['screenings', ['films/nerven.yaml']],
  ['site.yaml', ['pages/la-salle.yaml', 'films/faust.yaml']],
])('%s names each thing that is not out, once', (by, named) => {
  expect(names(by)).toEqual(named);
});

test('what is not out itself names nothing', () => {
  expect(names('collections/noir.yaml')).toEqual([]);
  expect(names('films/nerven.yaml')).toEqual([]);
});

test('a naming says from when its thing is out, and of a draft nothing, whatever its date', () => {
  const dated = house({ pages: new Map<string, object>([['la-salle', { ...draft, ...coming }]]) });
  const { namings } = summariseWithheld(dated, moment - 1);
  const from = (name: string) =>
    new Set(namings.filter((one) => one.name === name).map((one) => one.from));
  expect(from('films/nerven.yaml')).toEqual(new Set(['2026-12-04']));
  expect(from('pages/la-salle.yaml')).toEqual(new Set([undefined]));
});

test('what comes is counted apart from drafts until the very moment that it is out', () => {
  expect(summariseWithheld(house(), moment - 1)).toMatchObject({ drafts: 4, coming: 2 });
  expect(summariseWithheld(house(), moment)).toMatchObject({ drafts: 4, coming: 0 });
  expect(names('screenings', moment)).toEqual([]);
});

test('a day begins in Zurich where a house does not say where it is', () => {
  const nowhere = house({ site: undefined });
  expect(summariseWithheld(nowhere, moment - 1).coming).toBe(2);
  expect(summariseWithheld(nowhere, moment).coming).toBe(0);
  const east = house({ site: { timeZone: 'Asia/Tokyo' } });
  expect(summariseWithheld(east, moment - 8 * 3_600_000).coming).toBe(0);
});

test('the addresses of what is not out are those of its pages; an article’s draft has none', () => {
  const drafts = ['/movie/faust', '/collection/noir', '/la-salle'];
  expect([...withheldAddresses(house(), moment)].sort()).toEqual([...drafts].sort());
  expect([...withheldAddresses(house(), moment - 1)].sort()).toEqual(
    [...drafts, '/movie/nerven', '/actualites/demain'].sort(),
  );
  // Drafts are out at no moment, not at the last one either.
  expect(withheldAddresses(house(), Infinity).size).toBe(drafts.length);
});

test('drafts are named by their files, but by none where a build shows them', () => {
  const files = [
    'films/faust.yaml',
    'collections/noir.yaml',
    'shop/book.yaml',
    'pages/la-salle.yaml',
  ];
  expect([...draftFiles(house())]).toEqual(files);
  vi.stubEnv('SITE_ENV', 'preview');
  expect([...draftFiles(house())]).toEqual([]);
  vi.unstubAllEnvs();
});
