import { expect, test } from 'vitest';
import { findEmptyOffers } from '@/lib/content/validate/offer-faults';
import { filmFixture } from '../../films/film-fixture';

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

test('what is offered to watch has a film or a sound', () => {
  const find = (media: object) =>
    findEmptyOffers({ films: new Map([['a', { vod: { ads: false }, media }]]) }, 'h');
  expect(find({ trailer: source('html5') })).toEqual([
    {
      ...{ path: 'h/films/a.yaml', field: 'vod' },
      expected: 'media.film or media.audio beside it, to watch',
    },
  ]);
  expect(find({ film: source('html5') })).toEqual([]);
  expect(find({ audio: source('html5') })).toEqual([]);
});

test('advertisements before a film are those of the house', () => {
  const find = (ads: boolean, site?: { ads?: never }) =>
    findEmptyOffers({ films: new Map([['a', { vod: { ads } }]]), site }, 'h');
  expect(find(true, {})).toEqual([
    {
      ...{ path: 'h/films/a.yaml', field: 'vod.ads' },
      expected: {
        text: 'false, or ads in {file} that say where they come from',
        values: { file: 'h/site.yaml' },
      },
    },
  ]);
  expect(find(false, {})).toEqual([]);
  expect(find(true, { ads: {} as never })).toEqual([]);
  expect(find(true), 'settings with a fault say nothing').toEqual([]);
});

test('what cannot be judged is left out, and media without a source are nowhere', () => {
  const find = (film: object) => findEmptyOffers({ films: new Map([['a', film]]) }, 'h');
  expect(find({ vod: { ads: false }, embed: true })).toEqual([]);
  expect(find({ embed: true, media: { film: { type: 'video', sources: [] } } })).toMatchObject([
    {
      field: 'embed',
      expected: 'a film, a trailer or a sound in a file beside it, to be shown elsewhere',
    },
  ]);
});
