import { afterEach, expect, test, vi } from 'vitest';
import { asOut, comingMoments } from '@/lib/content/store/as-out';
import type { Library } from '@/lib/content/store/raw-library';
import { loadWhole } from '@/lib/content/validate/load-library';

const whole = loadWhole();
const film = 'nosferatu-eine-symphonie-des-grauens';
const screened = [...whole.screenings.keys()][0] ?? '';
const moment = Date.parse('2098-12-04T20:30:00+01:00');

/** The tests' house with something of it withheld. */
function withholding(part: 'films' | 'collections' | 'articles' | 'news' | 'pages', slug: string) {
  return (said: { draft?: boolean; publishedFrom?: string }): Library => {
    const records = new Map<string, object>(whole[part]);
    const record = records.get(slug);
    if (!record) throw new Error(`no ${slug} among the ${part}`);
    records.set(slug, { ...record, ...said });
    return { ...whole, [part]: records };
  };
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['films', film],
  ['collections', 'georges-melies'],
  ['articles', 'blu-ray-nosferatu'],
  ['news', 'la-saison-commence'],
  ['pages', 'la-maison'],
] as const)('of %s a draft is never out, whenever it is said to be', (part, slug) => {
  const draft = withholding(part, slug)({ draft: true, publishedFrom: '2020-01-01' });
  expect(asOut(draft, moment)[part].has(slug)).toBe(false);
  expect(asOut(draft, Infinity)[part].has(slug)).toBe(false);
  expect(comingMoments(draft, 0)).toEqual(comingMoments(whole, 0));
});

test.each([
  ['films', film],
  ['collections', 'georges-melies'],
  ['articles', 'blu-ray-nosferatu'],
  ['news', 'la-saison-commence'],
  ['pages', 'la-maison'],
] as const)('of %s what is announced comes out at its minute', (part, slug) => {
  const coming = withholding(part, slug)({ publishedFrom: '2098-12-04 20:30' });
  expect(asOut(coming, moment - 1)[part].has(slug)).toBe(false);
  expect(asOut(coming, moment)[part].has(slug)).toBe(true);
  expect(comingMoments(coming, moment - 1)).toContain(moment);
  expect(comingMoments(coming, moment)).not.toContain(moment);
});

test('a day begins at midnight where the house is', () => {
  const coming = withholding('films', film)({ publishedFrom: '2098-12-04' });
  const midnight = Date.parse('2098-12-04T00:00:00+01:00');
  expect(asOut(coming, midnight - 1).films.has(film)).toBe(false);
  expect(asOut(coming, midnight).films.has(film)).toBe(true);
});

test('what is not a draft, and comes on no day, is there', () => {
  expect(asOut(withholding('films', film)({ draft: false }), 0).films.has(film)).toBe(true);
});

test('wherever a draft is named it falls away', () => {
  const without = asOut(withholding('films', film)({ draft: true }), moment);
  const { films, collections, articles, news, programme } = without;
  const named = [
    ...[...collections.values()].flatMap((one) => one.films.map((entry) => entry.film)),
    ...[...articles.values(), ...news.values()].flatMap((one) => one.films),
    ...[...programme.values()].map((showing) => showing.film),
  ];
  expect(named).not.toContain(film);
  expect(films.size).toBe(asOut(whole, moment).films.size - 1);
  expect(
    asOut(withholding('films', screened)({ draft: true }), moment).screenings.has(screened),
  ).toBe(false);
});

test('a collection comes out with the first of its films', () => {
  const slug = 'georges-melies';
  const inside = new Set(whole.collections.get(slug)?.films.map((entry) => entry.film));
  const films = new Map(
    [...whole.films].map(([name, record]) => [
      name,
      inside.has(name) ? { ...record, publishedFrom: '2098-12-04 20:30' } : record,
    ]),
  );
  expect(asOut({ ...whole, films }, moment - 1).collections.has(slug)).toBe(false);
  expect(asOut({ ...whole, films }, moment).collections.has(slug)).toBe(true);
});

test('a preview shows everything, and expects nothing', () => {
  vi.stubEnv('SITE_ENV', 'preview');
  const draft = withholding('films', film)({ draft: true });
  expect(asOut(draft, 0)).toBe(draft);
  expect(comingMoments(withholding('films', film)({ publishedFrom: '2098-12-04' }), 0)).toEqual([]);
});
