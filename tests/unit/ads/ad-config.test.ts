import { expect, test } from 'vitest';
import { adConfigSchema } from '@/lib/ads/ad-config';

const house = {
  backend: 'vast',
  tag: '/ads/vast.{language}.xml',
  publisherId: 'p',
  channelId: 'c',
};

test('a path of the site with known placeholders is a tag', () => {
  expect(adConfigSchema.safeParse(house).success).toBe(true);
});

const saidOf = (config: object) =>
  adConfigSchema.safeParse(config).error?.issues.map(({ path, message }) => [path[0], message]);
const address = 'a path that begins with / or an https:// address';

test.each([
  '//ads.example/tag',
  'http://ads.example/tag',
  'ads/tag.xml',
  'x:https://ads.example/tag',
  '/ads/my tag.xml',
  '/',
])('the tag %s is refused, and said what it should be', (tag) => {
  expect(saidOf({ ...house, tag })).toEqual([['tag', address]]);
});

test.each(['https://ads.example/tag?p={publisherId}&h={host}', '/ads/tag.xml'])(
  'the tag %s is taken',
  (tag) => {
    expect(saidOf({ ...house, tag })).toBeUndefined();
  },
);

test.each(['/ads/{publisher}.xml', '/ads/{host}/{page}.xml', '/ads/{}.xml'])(
  'a placeholder that nobody fills, as in %s, is refused with those there are',
  (tag) => {
    const known =
      'only the placeholders {publisherId}, {channelId}, {host}, {cacheBuster}, {width}, {height}, {customDimension}, {language}';
    expect(saidOf({ ...house, tag })).toEqual([['tag', known]]);
  },
);

test('a publisher and a channel have names', () => {
  expect(saidOf({ ...house, publisherId: '' })?.[0]?.[0]).toBe('publisherId');
  expect(saidOf({ ...house, channelId: '' })?.[0]?.[0]).toBe('channelId');
  expect(saidOf({ ...house, publisherId: 'house', channelId: 'films' })).toBeUndefined();
});

test('a backend that is not known is refused', () => {
  expect(saidOf({ ...house, backend: 'other' })?.[0]?.[0]).toBe('backend');
  expect(saidOf({ ...house, backend: '' })?.[0]?.[0]).toBe('backend');
});

test('a platform belongs to advertisements of others, and asks for Google unless it says otherwise', () => {
  const platform = { api: 'tcf', script: 'https://cmp.example/cmp.js' };
  const others = { ...house, tag: 'https://ads.example/tag', platform };
  expect(adConfigSchema.parse(others).platform?.vendors).toEqual([755]);
  expect(saidOf({ ...house, platform })).toEqual([
    ['platform', 'no platform: these advertisements are asked of nobody else'],
  ]);
  expect(
    saidOf({ ...others, platform: { ...platform, script: 'http://cmp.example' } })?.[0]?.[0],
  ).toBe('platform');
});

test('the backend ima is refused without the address of its SDK, and with one that is not safe', () => {
  const ima = { ...house, backend: 'ima', tag: 'https://ads.example/tag' };
  expect(saidOf(ima)).toEqual([['sdk', 'the backend ima needs the address of its SDK']]);
  expect(saidOf({ ...ima, sdk: 'https://sdk.example/ima3.js' })).toBeUndefined();
  expect(saidOf({ ...ima, sdk: 'http://sdk.example/ima3.js' })?.[0]?.[0]).toBe('sdk');
});

test('the address of an SDK is of the web, and safe', () => {
  const ima = { ...house, backend: 'ima', tag: 'https://ads.example/tag' };
  for (const sdk of ['xhttps://sdk.example/i.js', 'httpsx://sdk.example/i.js', '/i.js'])
    expect(saidOf({ ...ima, sdk })?.[0]?.[0]).toBe('sdk');
});

test('who runs the ad server is named by a name', () => {
  expect(adConfigSchema.parse({ ...house, operator: ' Ads Ltd ' }).operator).toBe('Ads Ltd');
  expect(saidOf({ ...house, operator: ' ' })?.[0]?.[0]).toBe('operator');
});
