import { expect, test } from 'vitest';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNewest } from '@/lib/catalog/films/overview';
import { getProgramme } from '@/lib/catalog/programme/get-programme';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';

showLibrary(() => store.library);

const site = loadLibrary();
const store = {} as { library: Library };
const noon = '2098-11-21T12:00:00Z';
/** The home page of the demo content at a time, with changes. */
function programme(now = noon, change: Partial<Library> = {}) {
  store.library = { ...site, ...change };
  return getProgramme('fr', new Date(now));
}
const slugs = (showings: { film: { slug: string } }[]) => showings.map(({ film }) => film.slug);
const withoutOffers = new Map([...site.films].map(([slug, { vod, ...film }]) => [slug, film]));
const named = {
  film: { slug: 'etude-en-disques' },
  text: { text: 'Neuf points, et ce qui les suit.' },
};

test('the film named for today opens the page, with its text and picture', () =>
  expect(programme().tonight).toMatchObject({
    ...named,
    day: '2098-11-21',
    picture: '/media/etude-en-disques/still-2.jpg',
    focus: '50% 40%',
  }));

test.each([
  ['2098-11-21T22:59:59.999Z', 'Europe/Zurich', '2098-11-21'],
  ['2098-11-21T23:00:00Z', 'Europe/Zurich', '2098-11-22'],
  ['2098-11-21T23:00:00Z', 'America/Toronto', '2098-11-21'],
])('at %s in %s the day is %s', (now, timeZone, day) =>
  expect(programme(now, { site: { ...site.site, timeZone } }).tonight?.day).toBe(day),
);

test('the week has the named films, and each other film once', () => {
  const { tonight, week } = programme();
  const days = week.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect(days.every((day) => day > '2098-11-21' && day <= '2098-11-28')).toBe(true);
  const named = { film: { slug: 'etude-en-diagonales' }, isNamed: true };
  expect(week.find(({ day }) => day === '2098-11-23')).toMatchObject(named);
  const rotating = slugs(week.filter(({ isNamed }) => !isNamed));
  expect(new Set(rotating).size).toBe(rotating.length);
  expect(rotating).not.toContain(tonight?.film.slug);
});

test('films that leave soon and are not in the week are listed by their end', () => {
  const films = new Map(site.films);
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

test('before a premiere the film of the day is the first of the week; the premiere is in no other list', () => {
  const { tonight } = programme();
  const premiere = getFilm('etude-en-diagonales', 'fr');
  const { lead, week, leaving, others } = getProgramme('fr', new Date(noon), premiere);
  expect([lead, slugs(week)[0]]).toEqual([undefined, tonight?.film.slug]);
  const shown = [...slugs(week), ...[...leaving, ...others].map(({ slug }) => slug)];
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).not.toContain(premiere?.slug);
  // On a site whose films cannot be played, the newest stays among the new films.
  store.library = { ...site, films: withoutOffers };
  const [newest] = listNewest('fr').filter(({ slug }) => slug !== premiere?.slug);
  const later = getProgramme('fr', new Date('2098-12-24T12:00:00Z'), premiere);
  expect(later.others[0]?.slug).toBe(newest?.slug);
});

test('a film that cannot be played here opens the page on its day, and is in the week before', () => {
  const films = new Map(site.films);
  const disc = films.get('etude-en-disques');
  const { vod, ...unoffered } = disc as NonNullable<typeof disc>;
  films.set('etude-en-disques', unoffered);
  expect(programme(noon, { films })).toMatchObject({ tonight: undefined, lead: named });
  // Also if it is named again.
  const again = { film: 'etude-en-disques' };
  const entries = new Map(site.programme).set('2098-11-24', again);
  expect(slugs(programme(noon, { films, programme: entries }).week)).not.toContain(again.film);
  const before = programme('2098-11-20T12:00:00Z', { films });
  expect(before.tonight).toBeDefined();
  expect(before.week.find(({ day }) => day === '2098-11-21')).toMatchObject(named);
});

test('a site without offers opens with the named film, else with a film that has a picture', () => {
  const { tonight, lead, week, leaving } = programme(noon, { films: withoutOffers });
  expect({ tonight, leaving }).toEqual({ tonight: undefined, leaving: [] });
  expect(week.every(({ isNamed }) => isNamed)).toBe(true);
  expect(lead).toMatchObject({ ...named, isNamed: true });
  const next = programme('2098-11-22T12:00:00Z', { films: withoutOffers });
  expect(next.lead?.isNamed).toBe(false);
  expect(next.lead?.picture).toBeTruthy();
});
