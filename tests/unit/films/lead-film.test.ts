import { expect, test, vi } from 'vitest';
import { loadLibrary } from '@/lib/content/load-library';
import type { Library } from '@/lib/content/raw-library';
import { leadFilm } from '@/lib/films/lead-film';
import { newestFilms } from '@/lib/films/newest-films';
import { filmFixture } from './film-fixture';

const house = loadLibrary();
const { lead, ...unled } = house.site;
const shown = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/library', () => ({ getLibrary: () => shown.library }));
const now = new Date('2026-11-21T12:00:00Z');

test('the home page opens with the film that the editors have chosen, and says why', () => {
  shown.library = house;
  expect(leadFilm('fr', now)).toMatchObject({
    film: { slug: lead?.film },
    text: { text: lead?.text.fr },
  });
});

test('where they have chosen none it opens with the newest that can be watched', () => {
  shown.library = { ...house, site: unled };
  const film = leadFilm('de', now)?.film;
  const [first] = [...house.films]
    .filter(([, { vod, media }]) => vod && (media.film || media.audio))
    .filter(([, { vod }]) => !vod?.from || new Date(vod.from) < now)
    .filter(([, { vod }]) => !vod?.until || new Date(vod.until) > now)
    .sort(
      ([a, one], [b, other]) => `${other.added}`.localeCompare(`${one.added}`) || (a < b ? -1 : 1),
    );
  expect(film?.slug).toBe(first?.[0]);
  expect(leadFilm('de', now)?.text).toBeUndefined();
});

test('a house without a film to watch has none to open with', () => {
  shown.library = { ...house, site: unled, films: new Map() };
  expect(leadFilm('fr', now)).toBeUndefined();
});

test('films of which nobody says when they came are the last of the new ones', () => {
  const films = [
    filmFixture('b'),
    filmFixture('old', { added: '2025-01-01' }),
    filmFixture('new', { added: '2026-01-01' }),
    filmFixture('a'),
  ];
  expect(newestFilms(films, 3).map(({ slug }) => slug)).toEqual(['new', 'old', 'a']);
});
