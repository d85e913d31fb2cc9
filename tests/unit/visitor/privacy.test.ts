import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adConfigSchema } from '@/lib/ads/ad-config';
import { privacySchema } from '@/lib/content/schema/site';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getPrivacy } from '@/lib/visitor/privacy/get-privacy';
import { lawsOf } from '@/lib/visitor/privacy/laws';
import { listThirdParties } from '@/lib/visitor/privacy/third-parties';

vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));

const house = loadLibrary('tests/house');
let library: Library = house;

describe('get privacy', () => {
  const say = (privacy?: object, { hasImprint = true } = {}) => {
    const { imprint, ...site } = house.site;
    library = {
      ...house,
      site: {
        ...site,
        ...(hasImprint && { imprint }),
        privacy: privacy && privacySchema.parse(privacy),
      },
    };
  };

  test('the law of a country is its own, beside what the house names', () => {
    expect(lawsOf('CH')).toEqual(['fadp']);
    expect(lawsOf('CH', ['gdpr'])).toEqual(['fadp', 'gdpr']);
    expect(lawsOf('FR', ['gdpr'])).toEqual(['gdpr']);
    expect(lawsOf('LI')).toEqual(['gdpr']);
    expect(lawsOf('CA')).toEqual([]);
    expect(lawsOf(undefined)).toEqual([]);
  });

  test('the authority is that of the country, in the visitor’s language, unless the house names another', () => {
    say({ country: 'CH' });
    expect(getPrivacy('fr').authority?.name.text).toContain('PFPDT');
    expect(getPrivacy('de').authority?.name.text).toContain('EDÖB');
    say({ country: 'FR' });
    expect(getPrivacy('de').authority?.name.text).toContain('CNIL');
    say({ country: 'DE' });
    expect(getPrivacy('de').authority).toBeUndefined();
    say({ country: 'DE', authority: { name: 'LfDI', url: 'https://lfdi.example' } });
    expect(getPrivacy('fr').authority).toMatchObject({
      name: { text: 'LfDI' },
      url: 'https://lfdi.example',
    });
  });

  test('who answers is whom the house names, or whom its imprint does, or nobody', () => {
    say(undefined);
    expect(getPrivacy('fr').responsible?.name.text).toBe('Bobine, projet de démonstration');
    say({ responsible: { name: 'Autre', address: ['Rue 2'], email: 'a@a.example' } });
    expect(getPrivacy('fr').responsible?.name.text).toBe('Autre');
    say(undefined, { hasImprint: false });
    expect(getPrivacy('fr')).toMatchObject({ responsible: undefined, laws: [], words: 'follow' });
  });
});

describe('list asked', () => {
  beforeEach(() => {
    library = house;
  });

  const parties = () => listThirdParties().map(({ party }) => party);
  const foreign = adConfigSchema.parse({
    ...{ backend: 'ima', tag: 'https://ads.example/tag', sdk: 'https://sdk.example/ima3.js' },
    ...{ publisherId: 'p', channelId: 'c', operator: 'Régie Exemple SA' },
    platform: { api: 'tcf', script: 'https://cmp.example/cmp.js' },
  });

  test('a house is asked about those with whom its films lie, and not about its own advertisements', () => {
    expect(parties()).toEqual(['youtube', 'vimeo']);
    expect(listThirdParties()[0]).toMatchObject({
      name: 'YouTube',
      operators: ['Google Ireland Limited'],
    });
  });

  test('advertisements of others stand with all hosts that are known, and those who run them', () => {
    library = { ...house, site: { ...house.site, ads: foreign } };
    expect(listThirdParties().at(-1)).toEqual({
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
});
