import { expect, test } from 'vitest';
import { type AdBreak, breakTime } from '@/lib/ads/ad-backend';
import { adConfigSchema, platformSchema } from '@/lib/ads/ad-config';
import { thirdPartyHosts } from '@/lib/ads/consent';
import { isThirdPartyTag, tagUrl } from '@/lib/ads/tag-url';

const ownAds = { backend: 'vast', tag: '/ads/vast.xml', publisherId: 'p', channelId: 'c' };
const thirdParty = { ...ownAds, tag: 'https://ads.example/tag' };
const platform = { api: 'tcf', script: 'https://cmp.example/cmp.js' } as const;
const sdk = 'https://sdk.example/ima3.js';

/** The fields of a configuration with issues. */
const issues = (config: object) =>
  adConfigSchema.safeParse(config).error?.issues.map(({ path }) => path[0]);

test.each([
  ownAds,
  { ...ownAds, tag: '/ads/vast.{language}.xml' },
  { ...ownAds, tag: 'https://ads.example/tag?p={publisherId}&h={host}' },
  { ...thirdParty, backend: 'ima', sdk },
])('the configuration %j is valid', (config) => expect(issues(config)).toBeUndefined());

test.each<[object, string]>([
  [{ tag: '//ads.example/tag' }, 'tag'],
  [{ tag: 'http://ads.example/tag' }, 'tag'],
  [{ tag: 'ads/tag.xml' }, 'tag'],
  [{ tag: '/ads/my tag.xml' }, 'tag'],
  [{ tag: '/' }, 'tag'],
  // Unknown placeholders.
  [{ tag: '/ads/{publisher}.xml' }, 'tag'],
  [{ tag: '/ads/{}.xml' }, 'tag'],
  [{ backend: 'other' }, 'backend'],
  [{ operator: ' ' }, 'operator'],
  // The site's own ads need no platform.
  [{ platform }, 'platform'],
  [{ ...thirdParty, platform: { ...platform, script: 'http://cmp.example' } }, 'platform'],
  [{ ...thirdParty, backend: 'ima' }, 'sdk'],
  [{ ...thirdParty, backend: 'ima', sdk: 'http://sdk.example/i.js' }, 'sdk'],
  [{ ...thirdParty, backend: 'ima', sdk: '/i.js' }, 'sdk'],
])('the configuration %j has an issue at %s', (change, field) =>
  expect(issues({ ...ownAds, ...change })).toEqual([field]),
);

test.each<[object, string | undefined]>([
  [{ api: 'usp' }, 'api'],
  [{ script: '/cmp.js' }, 'script'],
  [{ vendors: [] }, 'vendors'],
  [{ vendors: [0] }, 'vendors'],
  [{ vendors: [7.5] }, 'vendors'],
  [{ vendor: [755] }, undefined],
])('a consent platform with %j has an issue at %s', (change, field) => {
  const { error } = platformSchema.safeParse({ ...platform, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('a consent platform needs consent for Google by default', () => {
  expect(adConfigSchema.parse({ ...thirdParty, platform }).platform?.vendors).toEqual([755]);
  expect(platformSchema.parse({ ...platform, vendors: [1, 12] }).vendors).toEqual([1, 12]);
});

test('a remote tag and an SDK are third-party', () => {
  expect(isThirdPartyTag({ backend: 'vast', tag: '/media/ad/vast.xml' })).toBe(false);
  expect(isThirdPartyTag({ backend: 'vast', tag: 'https://ads.example/tag' })).toBe(true);
  expect(isThirdPartyTag({ backend: 'ima', tag: '/ads/tag.xml' })).toBe(true);
});

test.each<[Parameters<typeof thirdPartyHosts>[0], string[]]>([
  [{ backend: 'vast', tag: '/ads/tag.xml' }, []],
  [{ backend: 'ima', sdk, tag: '/ads/tag.xml' }, ['sdk.example']],
  [{ backend: 'ima', sdk, tag: thirdParty.tag }, ['sdk.example', 'ads.example']],
  [{ backend: 'ima', tag: thirdParty.tag }, ['ads.example']],
  // An SDK that is not loaded.
  [{ backend: 'vast', sdk, tag: thirdParty.tag }, ['ads.example']],
  [
    { backend: 'ima', sdk, tag: '/ads/tag.xml', platform: { ...platform, vendors: [755] } },
    ['sdk.example', 'cmp.example'],
  ],
])('the third-party hosts of %j are %j', (config, hosts) =>
  expect(thirdPartyHosts(config, 'https://bobine.example/movie/x')).toEqual(hosts),
);

test('a tag is filled with publisher, channel, host, size and cache buster', () => {
  const consent = { gdprApplies: false, tcString: 'CQ', gppString: 'DBA~1', gppSections: [2, 7] };
  const page = { host: 'bobine.example', language: 'de', cacheBuster: '1700000000000', consent };
  const tag =
    'https://ads.example/tag?pub={publisherId}&ch={channelId}&host={host}&cb={cacheBuster}&w={width}&h={height}&cd2={customDimension}&l={language}&g={gdpr}&gc={gdprConsent}&gpp={gpp}&sid={gppSections}';
  const url = new URL(tagUrl({ tag, publisherId: 'p 1', channelId: 'c&2' }, page));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ pub: 'p 1', ch: 'c&2', host: 'bobine.example', cb: '1700000000000' },
    ...{ w: '640', h: '480', cd2: 'p 1', l: 'de' },
    ...{ g: '0', gc: 'CQ', gpp: 'DBA~1', sid: '2,7' },
  });
  const asked = { ...thirdParty, tag: '/t?g={gdpr}&gpp={gpp}' };
  expect(tagUrl(asked, { ...page, consent: {} }), 'without a platform').toBe('/t?g=&gpp=');
  expect(tagUrl(ownAds, page)).toBe('/ads/vast.xml');
});

test.each([
  [20, 100, 20],
  [20, 0, 20],
  ['50%', 90, 45],
  ['50%', 0, undefined],
  ['50%', Number.NaN, undefined],
  ['start', 90, undefined],
  ['end', 90, undefined],
] as [AdBreak['at'], number, number | undefined][])(
  'a break at %s of a film of %s s is at second %s',
  (at, duration, moment) => expect(breakTime({ id: 'x', at }, duration)).toBe(moment),
);
