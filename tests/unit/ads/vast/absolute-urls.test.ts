// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { absoluteUrls } from '@/lib/ads/vast/absolute-urls';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

test.each([
  'AdTagURI',
  'VASTAdTagURI',
  'MediaFile',
  'Mezzanine',
  'Impression',
  'Tracking',
  'Error',
  'ClickThrough',
  'ClickTracking',
  'CustomClick',
  'NonLinearClickThrough',
  'NonLinearClickTracking',
  'StaticResource',
  'Viewable',
  'NotViewable',
  'ViewUndetermined',
  'IconClickThrough',
  'IconClickTracking',
  'IconViewTracking',
])('the address in %s counts from the answer', (name) => {
  const xml = parse(`<VAST><${name}>a</${name}></VAST>`);
  expect(absoluteUrls(xml, 'https://ads.example/b/').documentElement.textContent).toBe(
    'https://ads.example/b/a',
  );
});

test.each([
  ['//cdn.example/a', '//cdn.example/a'],
  ['HTTPS://a.example/A', 'HTTPS://a.example/A'],
  ['a+b.c-d:x', 'a+b.c-d:x'],
  ['a/b:c', 'https://ads.example/a/b:c'],
  ['1:x', 'https://ads.example/1:x'],
  ['/a//b', 'https://ads.example/a//b'],
  ['  ', '  '],
])('the address %j becomes %j', (written, url) => {
  const xml = parse(`<VAST><Error>${written}</Error></VAST>`);
  expect(absoluteUrls(xml, 'https://ads.example/').documentElement.textContent).toBe(url);
});

test('an address that counts from nowhere stays as it is', () => {
  const xml = parse('<VAST><Error>a</Error></VAST>');
  expect(absoluteUrls(xml, 'nowhere').documentElement.textContent).toBe('a');
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
