import { describe, expect, test } from 'vitest';
import {
  cardAvailability,
  hasEnded,
  isNewToWatch,
  isUpcoming,
  isWatchable,
  leavesSoon,
  listAvailability,
  offerChangeTimes,
  slugsOfNewFilms,
} from '@/lib/catalog/films/availability';
import { discsOf } from '@/lib/catalog/films/disc-stock';
import { articleSchema } from '@/lib/content/schema/article';
import { filmFixture, ownVideo, youTubeVideo } from './film-fixture';

const media = { film: ownVideo };
const unlimited = filmFixture('b', { media, vod: { ads: false }, added: '2026-11-20' });

describe('offer', () => {
  const film = filmFixture('a', {
    media,
    vod: { ads: false, from: '2026-11-01T00:00:00+01:00', until: '2027-01-31T23:59:00+01:00' },
  });

  test.each([
    [film, '2026-10-31T22:59:59Z', false],
    [film, '2026-10-31T23:00:00Z', true],
    [film, '2027-01-31T22:58:59Z', true],
    [film, '2027-01-31T22:59:00Z', false],
    [filmFixture('no offer', { media }), '2026-11-21', false],
    [filmFixture('no media', { vod: { ads: false } }), '2026-11-21', false],
  ])('$slug is watchable at %s: %s', (offered, at, watchable) =>
    expect(isWatchable(offered, new Date(at))).toBe(watchable),
  );

  test.each([
    [film, '2027-01-17T22:58:00Z', false],
    [film, '2027-01-18T00:00:00Z', true],
    [unlimited, '2026-11-21', false],
  ])('$slug leaves soon at %s, in the last 14 days: %s', (offered, at, leaves) =>
    expect(leavesSoon(offered, new Date(at))).toBe(leaves),
  );

  test.each([
    [film, '2026-11-30T00:00:00Z', true],
    [film, '2026-12-01T00:00:00Z', false],
    [unlimited, '2026-11-21', true],
    [unlimited, '2026-12-21', false],
  ])('$slug is new at %s, 30 days from the offer or the entry: %s', (offered, at, isNew) =>
    expect(isNewToWatch(offered, new Date(at))).toBe(isNew),
  );

  test('the change times are the times at which an answer changes', () => {
    const answers = (at: number) =>
      [isUpcoming, isWatchable, isNewToWatch, leavesSoon, hasEnded].map((ask) =>
        ask(film, new Date(at)),
      );
    const times = offerChangeTimes(film);
    expect(times).toHaveLength(4);
    for (const [index, time] of times.entries()) {
      expect(answers(time), `time ${index}`).not.toEqual(answers(time - 1));
      expect(answers((times[index + 1] ?? time + 1) - 1), `after ${index}`).toEqual(answers(time));
    }
    const withoutMedia = filmFixture('b', { vod: { ads: true }, added: '2026-11-01' });
    expect(offerChangeTimes(withoutMedia)).toEqual([]);
  });

  test('films are labelled as new only beside older ones that can be watched', () => {
    const fresh = (...films: Parameters<typeof slugsOfNewFilms>[0]) => [
      ...slugsOfNewFilms(films, new Date('2026-11-22T12:00:00Z')),
    ];
    const added = (slug: string, day: string) =>
      filmFixture(slug, { media, vod: { ads: false }, added: day });
    expect(fresh(added('a', '2026-10-01'), unlimited)).toEqual(['b']);
    expect(fresh(unlimited, added('c', '2026-11-21'))).toEqual([]);
    expect(fresh(unlimited, filmFixture('d', { added: '2020-01-01' }))).toEqual([]);
  });
});

const now = new Date('2026-11-21T12:00:00Z');
const vod = (facts: object = {}) => ({ vod: { ads: false, ...facts } });
const later = vod({ from: '2026-12-01T00:00:00Z' });
const earlier = vod({ until: '2026-11-01T00:00:00Z' });
const watch = [{ name: 'LaCinetek', address: 'https://cinetek.example/a', kind: 'stream' }];
const article = (kind: string, films: string[], facts: object = {}) =>
  articleSchema.parse({
    ...{ kind, title: { fr: 'A' }, films, description: { fr: 'A' }, contents: [{ fr: 'A' }] },
    ...{ price: { CHF: 24.9, EUR: 22 }, stock: 'in-stock', order: 1, ...facts },
  });
const articles = new Map([
  ['book-a', article('book', ['a'])],
  ['dvd-a', article('dvd', ['a'])],
  ['blu-ray-a', article('blu-ray', ['a', 'b'], { order: 2 })],
  ['dvd-gone', article('dvd', ['c'], { stock: 'out-of-stock' })],
]);
const film = (facts: Record<string, unknown> = {}, slug = 'z') => ({
  ...filmFixture('a', facts),
  discs: discsOf(slug, articles),
});

test.each([
  ['with an offer', { media, ...vod() }, 'z', ['here']],
  [
    'offered as audio',
    { media: { audio: { ...ownVideo, type: 'audio' } }, ...vod() },
    'z',
    ['hear'],
  ],
  ['with a future offer', { media, ...later }, 'z', ['soon']],
  ['with a past offer', { media, ...earlier }, 'z', ['catalogue']],
  ['with media and no offer', { media }, 'z', ['catalogue']],
  ['at another site', { watch }, 'z', ['elsewhere']],
  ['without facts', {}, 'z', ['catalogue']],
  ['sold out on disc', {}, 'c', ['catalogue']],
  ['with everything', { media, ...vod(), watch }, 'a', ['here', 'elsewhere', 'disc', 'disc']],
  ['with all but an offer today', { media, ...later, watch }, 'b', ['elsewhere', 'disc', 'soon']],
])('availability: a film %s: %j', (_, facts, slug, kinds) =>
  expect(listAvailability(film(facts, slug), now).map(({ kind }) => kind)).toEqual(kinds),
);

test('availability: a card has the nearest availability, a disc with its price, and names two others', () => {
  const others = ['blu-ray', 'dvd'];
  expect(cardAvailability(film({ watch }, 'a'), 'fr', now)).toEqual({
    kind: 'elsewhere',
    others,
  });
  const disc = cardAvailability(film({}, 'a'), 'fr', now);
  expect(disc).toMatchObject({ kind: 'disc', disc: 'blu-ray', others: ['dvd'] });
  const [, requested] = listAvailability(film({ watch }, 'a'), now);
  expect(cardAvailability(film({ watch }, 'a'), 'fr', now, requested)).toMatchObject({
    ...{ kind: 'disc', others: ['elsewhere', 'dvd'] },
  });
  expect('price' in disc && disc.price.replace(/\s/g, ' ')).toBe('24.90 CHF');
  expect(cardAvailability(film(), 'de', now)).toEqual({ kind: 'catalogue' });
  const atProvider = filmFixture('y', { media: { film: youTubeVideo }, vod: { ads: false } });
  expect(cardAvailability(atProvider, 'de', now)).toEqual({ kind: 'here', provider: 'YouTube' });
  expect(cardAvailability(unlimited, 'de', now)).toEqual({ kind: 'here' });
});
