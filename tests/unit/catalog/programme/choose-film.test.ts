import { expect, test } from 'vitest';
import { chooseFilm } from '@/lib/catalog/programme/choose-film';
import { filmFixture } from '../films/film-fixture';

const own = { type: 'video', sources: [{ provider: 'html5', src: '/media/a/film.mp4' }] };
const open = (slug: string, offer: object = {}) =>
  filmFixture(slug, { media: { film: own }, vod: { ads: false, ...offer } });
const films = [open('c'), open('a'), open('b')];
const noon = Date.parse('2026-11-22T11:00:00Z');
const stretch = { from: noon, until: noon + 1 };
const choose = (given: Partial<Parameters<typeof chooseFilm>[0]>) =>
  chooseFilm({ films, day: '2026-11-22', stretch, ...given })?.slug;

test('without a name films take turns, a day each, whatever the order they come in', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
  const shown = days.map((day) => choose({ day }));
  expect(new Set(shown.slice(0, 3)).size).toBe(3);
  expect(shown[3]).toBe(shown[0]);
  expect(days.map((day) => choose({ day, films: films.toReversed() }))).toEqual(shown);
});

test('a film with advertisements takes a turn only where there is no other, or where it is named', () => {
  const paid = open('aa', { ads: true });
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
  expect(days.map((day) => choose({ day, films: [...films, paid] }))).not.toContain('aa');
  expect(choose({ films: [paid] })).toBe('aa');
  expect(choose({ films: [...films, paid], named: 'aa' })).toBe('aa');
});

test('a named film whose offer is over makes room for one whose turn it is', () => {
  const ended = open('z', { until: '2026-11-22T10:00:00Z' });
  expect(choose({ films: [...films, ended], named: 'z' })).toBe(choose({}));
  expect(choose({ named: 'nobody' })).toBe(choose({}));
});

test('a named film whose offer begins on the day stands on it, and plays from then on', () => {
  const evening = open('z', { from: '2026-11-22T17:00:00Z' });
  const all = [...films, evening];
  const day = {
    from: Date.parse('2026-11-21T23:00:00Z'),
    until: Date.parse('2026-11-22T23:00:00Z'),
  };
  expect(choose({ films: all, named: 'z', stretch: day })).toBe('z');
  expect(choose({ films: all, named: 'z' })).not.toBe('z');
});

test('what does not lie with the house, is no picture or is not offered takes no turn', () => {
  const provider = { type: 'video', sources: [{ provider: 'youtube', src: 'a' }] };
  const sound = { type: 'audio', sources: [{ provider: 'html5', src: '/media/a/a.m4a' }] };
  const others = [
    filmFixture('x', { media: { film: provider }, vod: { ads: false } }),
    filmFixture('y', { media: { audio: sound }, vod: { ads: false } }),
    filmFixture('z', { media: { film: own } }),
  ];
  expect(choose({ films: others })).toBeUndefined();
  expect(choose({ films: [] })).toBeUndefined();
});
