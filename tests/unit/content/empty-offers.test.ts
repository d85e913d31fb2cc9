import { expect, test } from 'vitest';
import { findEmptyOffers } from '@/lib/content/empty-offers';
import { filmFixture } from '../films/film-fixture';

const source = (provider: string) => ({
  type: 'video',
  sources: [{ provider, src: '/media/a.mp4' }],
});
const faults = (facts: Record<string, unknown>) => {
  const { media, embed } = filmFixture('a', facts);
  return findEmptyOffers({ films: new Map([['a', { media: media as never, embed }]]) }, 'h');
};

test('what others may show has to be there, and not with a provider', () => {
  const owed = [{ path: 'h/films/a.yaml', field: 'embed' }];
  expect(faults({ embed: true })).toMatchObject(owed);
  const elsewhere = { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] };
  expect(faults({ embed: true, media: { film: elsewhere } })).toMatchObject(owed);
  expect(faults({ embed: true, media: { film: elsewhere, trailer: source('html5') } })).toEqual([]);
  expect(faults({ embed: false })).toEqual([]);
});
