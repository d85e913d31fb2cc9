import { beforeEach, expect, test } from 'vitest';
import { adConfigSchema } from '@/lib/ads/ad-config';
import { privacySchema } from '@/lib/content/schema/site';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getPrivacy } from '@/lib/visitor/privacy/get-privacy';
import { lawsOf } from '@/lib/visitor/privacy/laws';
import { listThirdParties } from '@/lib/visitor/privacy/third-parties';
import { showLibrary } from '../../show-library';

showLibrary(() => library);

const content = loadLibrary('tests/site');
let library: Library = content;
beforeEach(() => {
  library = content;
});

test.each([
  ['CH', undefined, ['fadp']],
  ['CH', ['gdpr'], ['fadp', 'gdpr']],
  ['FR', ['gdpr'], ['gdpr']],
  ['LI', undefined, ['gdpr']],
  ['CA', undefined, []],
  [undefined, undefined, []],
] as const)('the laws of %s beside %j are %j', (country, own, laws) =>
  expect(lawsOf(country, own && [...own])).toEqual(laws),
);

const setPrivacy = (privacy?: object, { hasImprint = true } = {}) => {
  const { imprint, ...site } = content.site;
  library = {
    ...content,
    site: {
      ...site,
      ...(hasImprint && { imprint }),
      privacy: privacy && privacySchema.parse(privacy),
    },
  };
};

test.each([
  [{ country: 'CH' }, 'fr', 'PFPDT'],
  [{ country: 'CH' }, 'de', 'EDÖB'],
  [{ country: 'FR' }, 'de', 'CNIL'],
  [{ country: 'DE' }, 'de', undefined],
  [{ country: 'DE', authority: { name: 'LfDI', url: 'https://lfdi.example' } }, 'fr', 'LfDI'],
] as const)('getPrivacy: the authority of %j in %s is %s', (privacy, locale, name) => {
  setPrivacy(privacy);
  const { authority } = getPrivacy(locale);
  expect(authority?.name.text).toEqual(name && expect.stringContaining(name));
  if ('authority' in privacy) expect(authority?.url).toBe(privacy.authority.url);
});

test('getPrivacy: the data controller is the one of the settings, else of the imprint, else none', () => {
  setPrivacy();
  expect(getPrivacy('fr').responsible?.name.text).toBe('Bobine, projet de démonstration');
  setPrivacy({ responsible: { name: 'Autre', address: ['Rue 2'], email: 'a@a.example' } });
  expect(getPrivacy('fr').responsible?.name.text).toBe('Autre');
  setPrivacy(undefined, { hasImprint: false });
  expect(getPrivacy('fr')).toMatchObject({ responsible: undefined, laws: [], words: 'follow' });
});

const parties = () => listThirdParties().map(({ party }) => party);
const ads = adConfigSchema.parse({
  ...{ backend: 'ima', tag: 'https://ads.example/tag', sdk: 'https://sdk.example/ima3.js' },
  ...{ publisherId: 'p', channelId: 'c', operator: 'Régie Exemple SA', minRuntime: 0 },
  platform: { api: 'tcf', script: 'https://cmp.example/cmp.js' },
});
const withAds = { ...content, site: { ...content.site, ads } };

test('listThirdParties has the providers of the films, and not the site’s own advertisements', () => {
  expect(parties()).toEqual(['youtube', 'vimeo']);
  expect(listThirdParties()[0]).toMatchObject({
    name: 'YouTube',
    operators: ['Google Ireland Limited'],
  });
});

test('listThirdParties has third-party advertisements with all known hosts and operators', () => {
  library = withAds;
  expect(listThirdParties().at(-1)).toEqual({
    party: 'ads',
    operators: ['Régie Exemple SA', 'Google Ireland Limited'],
    countries: ['IE', 'US'],
    hosts: ['ads.example', 'sdk.example', 'cmp.example', 's0.2mdn.net'],
    isOpen: true,
    platform: 'cmp.example',
  });
});

test('listThirdParties omits third parties that no page of the site contacts', () => {
  const films = new Map([...content.films].filter(([, { vod }]) => !vod?.ads));
  library = { ...withAds, films };
  expect(parties()).not.toContain('ads');
  library = { ...content, films: new Map() };
  expect(parties()).toEqual([]);
  library = { ...content, site: { ...content.site, player: false } };
  expect(parties()).toEqual([]);
});
