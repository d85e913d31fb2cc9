import { expect, test } from 'vitest';
import { tagUrl } from '@/lib/ads/tag-url';

const page = { host: 'bobine.example', language: 'de', cacheBuster: '1700000000000' };
const tag =
  'https://ads.example/tag?pub={publisherId}&ch={channelId}&host={host}&cb={cacheBuster}&w={width}&h={height}&cd2={customDimension}&l={language}';

test('a tag asks for 640 by 480 with publisher, channel, host, cache-buster and custom dimension', () => {
  const url = new URL(tagUrl({ tag, publisherId: 'p 1', channelId: 'c&2' }, page));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    pub: 'p 1',
    ch: 'c&2',
    host: 'bobine.example',
    cb: '1700000000000',
    w: '640',
    h: '480',
    cd2: 'p 1',
    l: 'de',
  });
});

test('a path without placeholders stays as it is', () => {
  const local = { tag: '/ads/vast.xml', publisherId: 'p', channelId: 'c' };
  expect(tagUrl(local, page)).toBe('/ads/vast.xml');
});
