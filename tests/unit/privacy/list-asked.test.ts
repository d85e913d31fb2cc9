import { beforeEach, expect, test, vi } from 'vitest';
import { adConfigSchema } from '@/lib/ads/ad-config';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { listAsked } from '@/lib/privacy/list-asked';

const house = loadLibrary('tests/house');
let library: Library = house;
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));
beforeEach(() => {
  library = house;
});

const parties = () => listAsked().map(({ party }) => party);
const foreign = adConfigSchema.parse({
  ...{ backend: 'ima', tag: 'https://ads.example/tag', sdk: 'https://sdk.example/ima3.js' },
  ...{ publisherId: 'p', channelId: 'c', operator: 'Régie Exemple SA' },
  platform: { api: 'tcf', script: 'https://cmp.example/cmp.js' },
});

test('a house is asked about those with whom its films lie, and not about its own advertisements', () => {
  expect(parties()).toEqual(['youtube', 'vimeo']);
  expect(listAsked()[0]).toMatchObject({ name: 'YouTube', operators: ['Google Ireland Limited'] });
});

test('advertisements of others stand with all hosts that are known, and those who run them', () => {
  library = { ...house, site: { ...house.site, ads: foreign } };
  expect(listAsked().at(-1)).toEqual({
    party: 'ads',
    operators: ['Régie Exemple SA', 'Google Ireland Limited'],
    countries: ['IE', 'US'],
    hosts: ['ads.example', 'sdk.example', 'cmp.example', 's0.2mdn.net'],
    isOpen: true,
    platform: 'cmp.example',
  });
});

test('advertisements that stand before no film ask nobody', () => {
  const films = new Map([...house.films].filter(([, { vod }]) => !vod?.ads));
  library = { ...house, films, site: { ...house.site, ads: foreign } };
  expect(parties()).not.toContain('ads');
});

test('a house whose films are all its own, or that has no player of ours, asks nobody', () => {
  library = { ...house, films: new Map() };
  expect(parties()).toEqual([]);
  library = { ...house, site: { ...house.site, player: false } };
  expect(parties()).toEqual([]);
});
