// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withoutForeign } from '@/lib/ads/vast/fetch-xml';
import { isOwn } from '@/lib/ads/vast/is-own';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

test.each([
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
])('of what stands in %s only our own is left', (name) => {
  const xml = parse(`<VAST xmlns:v="urn:v"><${name}> https://a.example/ </${name}>
    <${name}>https://b.example/</${name}><v:${name}>https://c.example/</v:${name}>
    <${name}> ${location.origin}/own </${name}><${name}>/path</${name}></VAST>`);
  expect(withoutForeign(xml).documentElement.textContent?.trim().split(/\s+/)).toEqual([
    ...[`${location.origin}/own`, '/path'],
  ]);
});

test.each(['MediaFile', 'VASTAdTagURI', 'ClickThrough'])(
  '%s is asked for by nobody yet',
  (name) => {
    const xml = parse(`<VAST><${name}>https://a.example/</${name}></VAST>`);
    expect(withoutForeign(xml).documentElement.textContent).toBe('https://a.example/');
  },
);

test('what is no address is nobody’s, and so not ours', () => {
  expect(isOwn('https://')).toBe(false);
  expect(isOwn('http://[')).toBe(false);
  expect(isOwn('javascript:alert(1)')).toBe(false);
  expect(isOwn(location.origin.replace('//', '//other.'))).toBe(false);
});
