import { expect, test } from 'vitest';
import { freshFilms } from '@/lib/vod/fresh-films';
import { filmFixture } from '../films/film-fixture';

const media = { film: { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] } };
const added = (slug: string, day: string) =>
  filmFixture(slug, { media, vod: { ads: false }, added: day });
const now = new Date('2026-11-22T12:00:00Z');
const [old, fresh] = [added('a', '2026-10-01'), added('b', '2026-11-20')];

test('what came within thirty days is new beside what was there before', () => {
  expect([...freshFilms([old, fresh], now)]).toEqual(['b']);
});

test('where everything is new nothing is called so', () => {
  expect(freshFilms([fresh, added('c', '2026-11-21')], now)).toHaveProperty('size', 0);
  // One that cannot be watched is no older film.
  expect(freshFilms([fresh, filmFixture('d', { added: '2020-01-01' })], now)).toHaveProperty(
    'size',
    0,
  );
});
