import { describe, expect, test } from 'vitest';
import { cardAvailability, listAvailability } from '@/lib/catalog/films/availability';
import { discsOf } from '@/lib/catalog/films/discs-of';
import {
  hasEnded,
  isNewToWatch,
  isUpcoming,
  isWatchable,
  leavesSoon,
  offerChangeTimes,
} from '@/lib/catalog/films/offer';
import { screeningsOf } from '@/lib/catalog/screenings/screening';
import { articleSchema } from '@/lib/content/schema/article';
import { cinemas, screening } from '../screenings/small-cinemas';
import { filmFixture } from './film-fixture';

describe('offer', () => {
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
});

describe('turning points', () => {
  const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
  const film = filmFixture('a', {
    media,
    vod: { ads: false, from: '2026-11-01T00:00:00+01:00', until: '2027-06-30T23:59:00+02:00' },
  });
  const answers = (at: number) =>
    [isUpcoming, isWatchable, isNewToWatch, leavesSoon, hasEnded].map((ask) =>
      ask(film, new Date(at)),
    );

  test('at each turning point an answer changes, and between them none', () => {
    const points = offerChangeTimes(film);
    expect(points).toHaveLength(4);
    for (const [index, point] of points.entries()) {
      expect(answers(point), `point ${index}`).not.toEqual(answers(point - 1));
      expect(answers((points[index + 1] ?? point + 1) - 1), `after ${index}`).toEqual(
        answers(point),
      );
    }
  });

  test('a film without anything to watch never turns', () =>
    expect(
      offerChangeTimes(filmFixture('b', { vod: film.vod && { ads: true }, added: '2026-11-01' })),
    ).toEqual([]));
});

describe('ways to see', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = '2026-12-01T00:00:00Z';
  const earlier = '2026-11-01T00:00:00Z';
  const playable = {
    type: 'video',
    sources: [{ provider: 'html5', src: '/media/a/film.mp4', type: 'video/mp4' }],
  };
  const place = { name: 'LaCinetek', address: 'https://cinetek.example/a', kind: 'stream' };
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
  const kinds = (facts: Record<string, unknown>, slug?: string) =>
    listAvailability(film(facts, slug), now).map(({ kind }) => kind);

  test.each([
    ['one that runs here', { media: { film: playable }, vod: { ads: false } }, ['here']],
    [
      'one to be heard here',
      { media: { audio: { ...playable, type: 'audio' } }, vod: { ads: false } },
      ['hear'],
    ],
    [
      'one that will run',
      { media: { film: playable }, vod: { ads: false, from: later } },
      ['soon'],
    ],
    [
      'one that has run',
      { media: { film: playable }, vod: { ads: false, until: earlier } },
      ['catalogue'],
    ],
    ['one with a file and no offer', { media: { film: playable } }, ['catalogue']],
    ['one at another’s', { watch: [place] }, ['elsewhere']],
    ['one of which nothing is known', {}, ['catalogue']],
  ])('of films, %s says so', (_, facts, expected) => expect(kinds(facts)).toEqual(expected));

  test('the nearest comes first: here, at another’s, on disc, and at last what is to come', () => {
    const facts = { media: { film: playable }, vod: { ads: false }, watch: [place] };
    expect(kinds(facts, 'a')).toEqual(['here', 'elsewhere', 'disc', 'disc']);
    expect(kinds({ ...facts, vod: { ads: false, from: later } }, 'b')).toEqual([
      ...['elsewhere', 'disc', 'soon'],
    ]);
  });

  test('only what plays at home is a disc, Blu-ray first, and none that is sold out', () => {
    expect(discsOf('a', articles).map(({ slug }) => slug)).toEqual(['blu-ray-a', 'dvd-a']);
    expect(discsOf('c', articles)).toEqual([]);
    expect(kinds({}, 'c')).toEqual(['catalogue']);
  });

  test('a card says the nearest, a disc with its price as the page’s language writes it', () => {
    expect(cardAvailability(film({ watch: [place] }, 'a'), 'fr', now)).toEqual({
      kind: 'elsewhere',
    });
    const disc = cardAvailability(film({}, 'a'), 'fr', now);
    expect(disc).toMatchObject({ kind: 'disc', disc: 'blu-ray' });
    expect('price' in disc && disc.price.replace(/\s/g, ' ')).toBe('24.90 CHF');
    expect(cardAvailability(film(), 'de', now)).toEqual({ kind: 'catalogue' });
  });

  test('a cinema comes after the site itself and before another’s', () => {
    const announced = cinemas({
      z: [
        screening('bio', '2026-11-20T20:30+01:00'),
        screening('bio', '2026-12-04T20:30+01:00', { state: 'cancelled' }),
        screening('licht', '2026-12-05T20:30+01:00', { state: 'sold-out' }),
        screening('bio', '2027-01-01T20:30+01:00'),
      ],
    });
    const shown = { ...film({ watch: [place] }), screenings: screeningsOf('z', announced, 'de') };
    const [first, second] = listAvailability(shown, now);
    expect(first).toMatchObject({ kind: 'cinema', more: 1, next: { venue: { town: 'Bern' } } });
    expect(second?.kind).toBe('elsewhere');
    expect(cardAvailability(shown, 'de', now)).toEqual({
      ...{ kind: 'cinema', town: 'Bern', day: 5, month: 'Dez.' },
    });
    const past = new Date('2027-02-01T00:00:00Z');
    expect(listAvailability(shown, past)[0].kind).toBe('elsewhere');
  });
});
