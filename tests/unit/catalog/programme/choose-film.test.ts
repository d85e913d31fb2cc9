import { expect, test } from 'vitest';
import { chooseFilm } from '@/lib/catalog/programme/choose-film';
import { filmFixture, ownVideo, youTubeVideo } from '../films/film-fixture';

const offered = (slug: string, offer: object = {}) =>
  filmFixture(slug, { media: { film: ownVideo }, vod: { ads: false, ...offer } });
const films = [offered('c'), offered('a'), offered('b')];
const noon = Date.parse('2026-11-22T11:00:00Z');
const choose = (given: Partial<Parameters<typeof chooseFilm>[0]>) =>
  chooseFilm({ films, day: '2026-11-22', span: { from: noon, until: noon + 1 }, ...given })?.slug;
const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];

test('films rotate daily, independent of their order', () => {
  const shown = days.map((day) => choose({ day }));
  expect(new Set(shown.slice(0, 3)).size).toBe(3);
  expect(shown[3]).toBe(shown[0]);
  expect(days.map((day) => choose({ day, films: films.toReversed() }))).toEqual(shown);
});

test('a film with ads is chosen only if there is no other, even where it is named', () => {
  const paid = offered('aa', { ads: true });
  const all = [...films, paid];
  expect(days.map((day) => choose({ day, films: all }))).not.toContain('aa');
  expect(choose({ films: [paid] })).toBe('aa');
  expect(choose({ films: all, named: 'aa' })).toBe(choose({}));
  expect(choose({ films: [paid, offered('bb', { ads: true })], named: 'aa' })).toBe('aa');
});

test('a named film without a current offer is replaced', () => {
  const ended = offered('z', { until: '2026-11-22T10:00:00Z' });
  expect(choose({ films: [...films, ended], named: 'z' })).toBe(choose({}));
  expect(choose({ named: 'nobody' })).toBe(choose({}));
});

test('a named film is chosen for the day on which its offer starts', () => {
  const all = [...films, offered('z', { from: '2026-11-22T17:00:00Z' })];
  const midnight = Date.parse('2026-11-21T23:00:00Z');
  const day = { from: midnight, until: midnight + 24 * 60 * 60 * 1000 };
  expect(choose({ films: all, named: 'z', span: day })).toBe('z');
  expect(choose({ films: all, named: 'z' })).not.toBe('z');
});

test('only offered videos of the site are chosen', () => {
  const vod = { ads: false };
  const others = [
    filmFixture('x', { media: { film: youTubeVideo }, vod }),
    filmFixture('y', { media: { audio: { ...ownVideo, type: 'audio' } }, vod }),
    filmFixture('z', { media: { film: ownVideo } }),
  ];
  expect(choose({ films: others })).toBeUndefined();
  expect(choose({ films: [] })).toBeUndefined();
});
