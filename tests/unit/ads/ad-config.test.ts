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

test.each(['/ads/{publisher}.xml', '//ads.example/tag', 'http://ads.example/tag'])(
  'the tag %s is refused',
  (tag) => {
    expect(adConfigSchema.safeParse({ ...house, tag }).success).toBe(false);
  },
);

test('the backend ima is refused without the address of its SDK', () => {
  const ima = { ...house, backend: 'ima', tag: 'https://ads.example/tag' };
  expect(adConfigSchema.safeParse(ima).success).toBe(false);
  expect(adConfigSchema.safeParse({ ...ima, sdk: 'https://sdk.example/ima3.js' }).success).toBe(
    true,
  );
});
