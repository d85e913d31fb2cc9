import { expect, test, vi } from 'vitest';
import { getProgramme } from '@/lib/catalog/programme/get-programme';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));

const house = loadLibrary();
const shown = vi.hoisted(() => ({}) as { library: Library });
const noon = new Date('2098-11-21T12:00:00Z');
/** What stands on the home page of the tests' house, changed so. */
function programme(now = noon, change: Partial<Library> = {}) {
  shown.library = { ...house, ...change };
  return getProgramme('fr', now);
}
const slugs = (showings: { film: { slug: string } }[]) => showings.map(({ film }) => film.slug);

test('the film that the house has named for today opens the page, with its words and its picture', () =>
  expect(programme().tonight).toMatchObject({
    day: '2098-11-21',
    film: { slug: 'etude-en-rectangles' },
    text: { text: 'Un carré blanc, et ce qui le suit.' },
    picture: '/media/etude-en-rectangles/still-2.jpg',
    focus: 40,
  }));

test('at midnight where the house is another film opens it', () => {
  const before = programme(new Date('2098-11-21T22:59:59.999Z'));
  const after = programme(new Date('2098-11-21T23:00:00Z'));
  expect(before.tonight?.day).toBe('2098-11-21');
  expect(after.tonight?.day).toBe('2098-11-22');
  const toronto = { ...house.site, timeZone: 'America/Toronto' };
  const there = programme(new Date('2098-11-21T23:00:00Z'), { site: toronto });
  expect(there.tonight?.day).toBe('2098-11-21');
});

test('the week tells what the house has named, and each film by turns once', () => {
  const { tonight, week } = programme();
  expect(week.map(({ day }) => day)).toEqual(week.map(({ day }) => day).toSorted());
  expect(week.every(({ day }) => day > '2098-11-21' && day <= '2098-11-28')).toBe(true);
  expect(week.find(({ day }) => day === '2098-11-23')).toMatchObject({
    film: { slug: 'l-inventaire' },
    isNamed: true,
  });
  const byTurns = slugs(week.filter(({ isNamed }) => !isNamed));
  expect(new Set(byTurns).size).toBe(byTurns.length);
  expect(byTurns).not.toContain(tonight?.film.slug);
});

test('what the week shows for a day is what opens the page on that day', () => {
  for (const { day, film } of programme().week)
    expect(programme(new Date(`${day}T12:00:00Z`)).tonight?.film.slug, day).toBe(film.slug);
});

test('no film stands in two places of the page but in its programme', () => {
  const { tonight, week, leaving, others } = programme();
  const above = new Set([tonight?.film.slug, ...slugs(week)]);
  expect(leaving.some(({ slug }) => above.has(slug))).toBe(false);
  const all = new Set([...above, ...leaving.map(({ slug }) => slug)]);
  expect(others.some(({ slug }) => all.has(slug))).toBe(false);
  expect(others).toHaveLength(house.films.size - all.size);
});

test('what ends soon is told in the order of its end, where it is not on the programme', () => {
  const films = new Map(house.films);
  for (const [slug, until] of [
    ['sintel', '2098-12-02T23:59:00+01:00'],
    ['tears-of-steel', '2098-11-24T23:59:00+01:00'],
    ['big-buck-bunny', '2099-11-24T23:59:00+01:00'],
  ] as const) {
    const film = films.get(slug);
    if (film) films.set(slug, { ...film, vod: { ads: false, until } });
  }
  const { leaving } = programme(noon, { films });
  expect(leaving.map(({ slug }) => slug)).toEqual(['tears-of-steel', 'sintel']);
});

test('a house that plays nothing itself opens with the newest film that it has a picture of', () => {
  const films = new Map([...house.films].map(([slug, { vod, ...film }]) => [slug, film]));
  const { tonight, lead, week, leaving } = programme(noon, { films });
  expect(tonight).toBeUndefined();
  expect(lead?.picture).toBeTruthy();
  expect({ week, leaving }).toEqual({ week: [], leaving: [] });
});

test('a house without films has neither', () => {
  const empty = programme(noon, { films: new Map(), programme: new Map() });
  expect(empty).toEqual({ tonight: undefined, lead: undefined, week: [], leaving: [], others: [] });
});

test('where the house plays nothing, the film that it names for the day opens the page nevertheless', () => {
  const films = new Map([...house.films].map(([slug, { vod, ...film }]) => [slug, film]));
  expect(programme(noon, { films }).lead).toMatchObject({
    film: { slug: 'etude-en-rectangles' },
    text: { text: 'Un carré blanc, et ce qui le suit.' },
    isNamed: true,
  });
  const unnamed = programme(new Date('2098-11-22T12:00:00Z'), { films });
  expect(unnamed.lead?.isNamed).toBe(false);
});
