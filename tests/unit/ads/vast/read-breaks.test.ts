// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { absoluteUrls } from '@/lib/ads/vast/absolute-urls';
import { chooseMediaFile } from '@/lib/ads/vast/choose-media-file';
import { parseOffset, readBreaks } from '@/lib/ads/vast/read-breaks';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const never = async () => Promise.reject(new Error('not to be fetched'));
const vmap = () =>
  parse(readFileSync(new URL('../fixtures/vmap.xml', `file://${__filename}`), 'utf8'));

test.each([
  ['start', 'start'],
  ['end', 'end'],
  ['00:00:00', 'start'],
  ['00:01:02.500', 62.5],
  ['50%', '50%'],
  ['#1', undefined],
  ['soon', undefined],
] as const)('the offset %s is %s', (offset, moment) => {
  expect(parseOffset(offset)).toBe(moment);
});

test('a VMAP has its breaks in order, each with an id of its own', () => {
  const breaks = readBreaks(vmap(), never, () => true);
  expect(breaks.map(({ id, at }) => [id, at])).toEqual([
    ['mid/0', 3],
    ['post/1', 'end'],
  ]);
});

test('the VAST inside a VMAP becomes a document', async () => {
  const [, post] = readBreaks(vmap(), never, () => true);
  const document = await post?.document();
  expect(document?.documentElement.nodeName).toBe('VAST');
});

test('relative addresses become absolute against the answer, others and macros stay', () => {
  const xml = parse(
    `<VAST><MediaFile> ad.mp4 </MediaFile><Tracking>/t?x=[CACHEBUSTING]</Tracking><Impression>https://a.example/</Impression></VAST>`,
  );
  absoluteUrls(xml, 'https://bobine.example/ads/vast.xml');
  expect([...xml.documentElement.children].map((node) => node.textContent)).toEqual([
    'https://bobine.example/ads/ad.mp4',
    'https://bobine.example/t?x=[CACHEBUSTING]',
    'https://a.example/',
  ]);
});

test('the file nearest to the player is chosen, never a script or a foreign one', () => {
  const file = (fileURL: string, width: number, more: object = {}) => ({
    fileURL,
    width,
    height: 0,
    mimeType: 'video/mp4',
    ...more,
  });
  const files = [
    file('/640', 640),
    file('/1280', 1280),
    file('/vpaid', 800, { apiFramework: 'VPAID' }),
    file('https://elsewhere.example/800', 800),
  ];
  const choose = (width: number) =>
    chooseMediaFile(files, width, { canPlay: () => true, mayAsk: (url) => url.startsWith('/') });
  expect(choose(700)).toBe('/640');
  expect(choose(1000)).toBe('/1280');
});
