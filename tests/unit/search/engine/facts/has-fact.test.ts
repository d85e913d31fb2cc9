import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search/engine/build-index';
import type { Fact } from '@/lib/search/engine/facts/fact';
import { hasFact } from '@/lib/search/engine/facts/has-fact';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { cinemas, screening } from '@/tests/unit/catalog/screenings/small-cinemas';
import { smallHouse } from '../small-house';

const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
const from = '2026-11-01T00:00:00Z';
const until = '2026-12-01T00:00:00Z';
const copy = (subtitles: string[]) => ({ audio: [], subtitles, resolution: '2K' });
const { library } = smallHouse({
  free: { year: 1920, runtime: 20, media, vod: { ads: false, from, until }, languages: ['fr'] },
  paid: { year: 1921, runtime: 19.9, media, vod: { ads: true, from }, versions: [copy(['fr'])] },
  past: { year: 1922, runtime: 60, media, vod: { ads: true, until: from } },
  none: { year: 1923, versions: [copy(['fr', 'de'])], languages: ['zxx'] },
});
const slugs = [...library.films.keys()];
const index = openIndex(
  buildIndex({
    ...library,
    site: { ...library.site, timeZone: 'Europe/Zurich' },
    ...cinemas({
      free: [screening('bio', '2026-11-21T20:30+01:00')],
      none: [screening('bio', '2026-11-22T20:30+01:00')],
    }),
  }),
);

function having(fact: Fact, now = '2026-11-21T12:00:00Z'): string[] {
  const has = hasFact(index, fact, Date.parse(now));
  return slugs.filter((_, film) => has(film));
}

describe('an offer', () => {
  test('is one from its first moment on and until before its last', () => {
    expect(having({ kind: 'offered' })).toEqual(['free', 'paid']);
    expect(having({ kind: 'offered' }, from)).toEqual(['free', 'paid']);
    expect(having({ kind: 'offered' }, '2026-10-31T23:59:59.999Z')).toEqual(['past']);
    expect(having({ kind: 'offered' }, until)).toEqual(['paid']);
  });

  test('is with advertisements or without, and then only while it lasts', () => {
    expect(having({ kind: 'ads', ads: true })).toEqual(['paid']);
    expect(having({ kind: 'ads', ads: false })).toEqual(['free']);
    expect(having({ kind: 'ads', ads: false }, until)).toEqual([]);
  });

  test('with a provider is neither, since its player may show its own', () => {
    const sources = [{ provider: 'youtube', src: 'a' }];
    const { index: foreign } = smallHouse({
      foreign: { media: { film: { type: 'video', sources } }, vod: { ads: false } },
    });
    const has = [true, false].map((ads) => hasFact(foreign, { kind: 'ads', ads }, 0)(0));
    expect(has).toEqual([false, false]);
  });
});

test('both years belong to a stretch of them', () => {
  expect(having({ kind: 'years', from: 1921, until: 1922 })).toEqual(['paid', 'past']);
  expect(having({ kind: 'years', from: 1920, until: 1920 })).toEqual(['free']);
  expect(having({ kind: 'years', from: 1924, until: 2100 })).toEqual([]);
});

test('the shortest length belongs to a stretch, the longest no longer, and what nobody has timed has none', () => {
  expect(having({ kind: 'runtime', from: 20, until: 60 })).toEqual(['free']);
  expect(having({ kind: 'runtime', from: 0, until: 20 })).toEqual(['paid']);
  expect(having({ kind: 'runtime', from: 20, until: Infinity })).toEqual(['free', 'past']);
  expect(having({ kind: 'not', fact: { kind: 'runtime', from: 20, until: 60 } })).toEqual([
    'paid',
    'past',
  ]);
});

test('what is shown in a cinema is by the time', () => {
  expect(having({ kind: 'screened', when: 'tonight' })).toEqual(['free']);
  expect(having({ kind: 'screened', when: 'tomorrow' })).toEqual(['none']);
  expect(having({ kind: 'screened', when: 'any' })).toEqual(['free', 'none']);
});

test('of a facet one of the values is enough', () => {
  expect(having({ kind: 'subtitles', values: ['fr'] })).toEqual(['paid', 'none']);
  expect(having({ kind: 'subtitles', values: ['both'] })).toEqual(['none']);
  expect(having({ kind: 'subtitles', values: ['de', 'fr'] })).toEqual(['paid', 'none']);
  expect(having({ kind: 'subtitles', values: ['it'] })).toEqual([]);
  expect(having({ kind: 'language', values: ['zxx'] })).toEqual(['none']);
  expect(having({ kind: 'language', values: ['fr', 'zxx'] })).toEqual(['free', 'none']);
  expect(having({ kind: 'language', values: ['it'] })).toEqual([]);
});

test('where none of a facet is asked for, films have it that have no value', () =>
  expect(having({ kind: 'subtitles', values: [] })).toEqual(['free', 'past']));

test('what is not to have a fact are the films without it', () => {
  expect(having({ kind: 'not', fact: { kind: 'offered' } })).toEqual(['past', 'none']);
  expect(having({ kind: 'not', fact: { kind: 'subtitles', values: ['de'] } })).toEqual([
    ...['free', 'paid', 'past'],
  ]);
});

describe('what the shop has', () => {
  const article = (kind: 'dvd' | 'blu-ray' | 'book', films: string[], stock = 'in-stock') => ({
    ...{ kind, films, stock, order: 1 },
    price: { CHF: 25 },
  });
  const { library: shop } = smallHouse({ both: {}, dvd: {}, gone: {}, read: {}, none: {} });
  const articles = new Map(
    Object.entries({
      a: article('dvd', ['both', 'dvd']),
      b: article('blu-ray', ['both']),
      c: article('dvd', ['gone'], 'out-of-stock'),
      d: article('book', ['read']),
    }),
  ) as unknown as typeof shop.articles;
  const shelf = openIndex(buildIndex({ ...shop, articles }));
  const sold = (fact: Fact) => shelf.slugs.filter((_, film) => hasFact(shelf, fact, 0)(film));

  test('is of a film whatever it is, there or to come', () =>
    expect(sold({ kind: 'shop' })).toEqual(['both', 'dvd', 'gone', 'read']));

  test('is a disc of one kind or of any while there are some', () => {
    expect(sold({ kind: 'disc', disc: 'dvd' })).toEqual(['both', 'dvd']);
    expect(sold({ kind: 'disc', disc: 'blu-ray' })).toEqual(['both']);
    expect(sold({ kind: 'disc' })).toEqual(['both', 'dvd']);
  });
});
