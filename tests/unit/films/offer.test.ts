import { expect, test } from 'vitest';
import { isNewToWatch, isWatchable, leavesSoon } from '@/lib/films/offer';
import { filmFixture } from './film-fixture';

const media = { film: { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] } };
const film = filmFixture('a', {
  media,
  vod: { ads: false, from: '2026-11-01T00:00:00+01:00', until: '2027-01-31T23:59:00+01:00' },
});
const at = (moment: string) => new Date(moment);

test('an offer holds from its first minute to its last, in the house’s own time', () => {
  expect(isWatchable(film, at('2026-10-31T22:59:59Z'))).toBe(false);
  expect(isWatchable(film, at('2026-10-31T23:00:00Z'))).toBe(true);
  expect(isWatchable(film, at('2027-01-31T22:58:59Z'))).toBe(true);
  expect(isWatchable(film, at('2027-01-31T22:59:00Z'))).toBe(false);
});

test('a film without an offer, or with nothing to show, cannot be watched', () => {
  expect(isWatchable(filmFixture('b', { media }), at('2026-11-21'))).toBe(false);
  expect(isWatchable(filmFixture('b', { vod: { ads: false } }), at('2026-11-21'))).toBe(false);
});

test('a film leaves soon in its last fourteen days, and never without an end', () => {
  expect(leavesSoon(film, at('2027-01-17T22:58:00Z'))).toBe(false);
  expect(leavesSoon(film, at('2027-01-18T00:00:00Z'))).toBe(true);
  expect(leavesSoon(filmFixture('b', { media, vod: { ads: false } }), at('2026-11-21'))).toBe(
    false,
  );
});

test('a film is new for thirty days, counted from the offer or else from the catalogue', () => {
  expect(isNewToWatch(film, at('2026-11-30T00:00:00Z'))).toBe(true);
  expect(isNewToWatch(film, at('2026-12-01T00:00:00Z'))).toBe(false);
  const added = filmFixture('b', { media, vod: { ads: false }, added: '2026-11-20' });
  expect(isNewToWatch(added, at('2026-11-21'))).toBe(true);
  expect(isNewToWatch(added, at('2026-12-21'))).toBe(false);
});
