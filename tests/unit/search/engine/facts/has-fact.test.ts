import { expect, test } from 'vitest';
import type { Fact } from '@/lib/search/engine/facts/fact';
import { hasFact } from '@/lib/search/engine/facts/has-fact';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { screening } from '@/tests/unit/catalog/screenings/small-cinemas';
import { ownMedia as media, now, smallSite } from '../small-site';

const from = '2026-11-01T00:00:00Z';
const until = '2026-12-01T00:00:00Z';
const copy = (subtitles: string[]) => ({ audio: [], subtitles, resolution: '2K' });
const { index } = smallSite(
  {
    free: { year: 1920, runtime: 20, media, vod: { ads: false, from, until }, languages: ['fr'] },
    paid: {
      year: 1921,
      genres: ['family'],
      runtime: 19.9,
      media,
      vod: { ads: true, from },
      versions: [copy(['fr'])],
    },
    past: { year: 1922, recommendedAge: 8, runtime: 60, media, vod: { ads: true, until: from } },
    none: { year: 1923, versions: [copy(['fr', 'de'])], languages: ['zxx'] },
  },
  {
    screenings: {
      free: [screening('bio', '2026-11-21T20:30+01:00')],
      none: [screening('bio', '2026-11-22T20:30+01:00')],
    },
  },
);
const filmsWith = (fact: Fact, at = +now, of: SearchIndex = index) =>
  of.slugs.filter((_, film) => hasFact(of, fact, at)(film));

test.each<[fact: Fact, films: string[], now?: string]>([
  // The start of an offer is inclusive, its end exclusive.
  [{ kind: 'offered' }, ['free', 'paid']],
  [{ kind: 'offered' }, ['free', 'paid'], from],
  [{ kind: 'offered' }, ['past'], '2026-10-31T23:59:59.999Z'],
  [{ kind: 'offered' }, ['paid'], until],
  [{ kind: 'ads', ads: true }, ['paid']],
  [{ kind: 'ads', ads: false }, ['free']],
  [{ kind: 'ads', ads: false }, [], until],
  [{ kind: 'years', from: 1921, until: 1922 }, ['paid', 'past']],
  [{ kind: 'years', from: 1920, until: 1920 }, ['free']],
  [{ kind: 'years', from: 1924, until: 2100 }, []],
  [{ kind: 'runtime', from: 20, until: 60 }, ['free']],
  [{ kind: 'runtime', from: 0, until: 20 }, ['paid']],
  [{ kind: 'runtime', from: 20, until: Infinity }, ['free', 'past']],
  // A film of unknown runtime matches neither a runtime nor its negation.
  [{ kind: 'not', fact: { kind: 'runtime', from: 20, until: 60 } }, ['paid', 'past']],
  [{ kind: 'screened', when: 'tonight' }, ['free']],
  [{ kind: 'screened', when: 'tomorrow' }, ['none']],
  [{ kind: 'screened', when: 'any' }, ['free', 'none']],
  // `paid` has a genre for children and no age, `past` an age.
  [{ kind: 'children' }, ['paid', 'past']],
  [{ kind: 'children', age: 7 }, ['paid']],
  [{ kind: 'children', age: 8 }, ['paid', 'past']],
  [{ kind: 'children', age: 15 }, ['paid', 'past']],
  [{ kind: 'subtitles', values: ['fr'] }, ['paid', 'none']],
  [{ kind: 'subtitles', values: ['both'] }, ['none']],
  [{ kind: 'subtitles', values: ['de', 'fr'] }, ['paid', 'none']],
  [{ kind: 'subtitles', values: ['it'] }, []],
  [{ kind: 'subtitles', values: [] }, ['free', 'past']],
  [{ kind: 'language', values: ['zxx'] }, ['none']],
  [{ kind: 'language', values: ['fr', 'zxx'] }, ['free', 'none']],
  [{ kind: 'not', fact: { kind: 'offered' } }, ['past', 'none']],
  [{ kind: 'not', fact: { kind: 'subtitles', values: ['de'] } }, ['free', 'paid', 'past']],
])('%j holds for the films %j', (fact, films, at) =>
  expect(filmsWith(fact, at ? Date.parse(at) : +now)).toEqual(films),
);

test('a film at a provider is neither with nor without ads, since its player may show some', () => {
  const sources = [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }];
  const film = { media: { film: { type: 'video', sources } }, vod: { ads: false } };
  const site = smallSite({ film });
  for (const ads of [true, false])
    expect(filmsWith({ kind: 'ads', ads }, 0, site.index)).toEqual([]);
});

const article = (kind: 'dvd' | 'blu-ray' | 'book', films: string[], stock = 'in-stock') => ({
  ...{ kind, films, stock, order: 1, disc: { subtitles: [kind === 'dvd' ? 'de' : 'fr'] } },
  price: { CHF: 25 },
});
const articles = new Map(
  Object.entries({
    a: article('dvd', ['both', 'dvd']),
    b: article('blu-ray', ['both']),
    c: article('dvd', ['gone'], 'out-of-stock'),
    d: article('book', ['read']),
  }),
) as never;
const shop = smallSite({ both: {}, dvd: {}, gone: {}, read: {}, none: {} }, { articles }).index;

test.each<[fact: Fact, films: string[]]>([
  [{ kind: 'shop' }, ['both', 'dvd', 'gone', 'read']],
  [{ kind: 'disc', disc: 'dvd' }, ['both', 'dvd']],
  [{ kind: 'disc', disc: 'blu-ray' }, ['both']],
  [{ kind: 'disc' }, ['both', 'dvd']],
  [{ kind: 'subtitles', values: ['fr'] }, ['both']],
  [{ kind: 'subtitles', values: ['de'] }, ['both', 'dvd']],
  [{ kind: 'subtitles', values: ['both'] }, []],
  [{ kind: 'not', fact: { kind: 'subtitles', values: ['de'] } }, ['gone', 'read', 'none']],
])(
  'in the shop, %j holds for the films %j: any article, or a disc in stock and its subtitles',
  (fact, films) => expect(filmsWith(fact, 0, shop)).toEqual(films),
);
