// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readAds } from '@/lib/ads/vast/read-ads';
import { hearPings } from './hear-pings';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const inline = (id: string, sequence = '') => `<Ad id="${id}" ${sequence}><InLine>
  <AdSystem>x</AdSystem><AdTitle>${id}</AdTitle><Creatives><Creative><Linear>
  <Duration>00:00:10</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4"
  width="640" height="360">https://ads.example/ad.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
const vast = (...ads: string[]) => `<VAST version="4.0">${ads.join('')}</VAST>`;
const never = async () => Promise.reject(new Error('not to be fetched'));
const ids = async (xml: string, fetchXml: (url: string) => Promise<Document> = never) =>
  (await readAds(parse(xml), fetchXml)).ads.map((ad) => (ad as unknown as { id: string }).id);

test('the ads of a pod run in their sequence, and those that stand alone are left out', async () => {
  const pod = vast(inline('b', 'sequence="2"'), inline('alone'), inline('a', 'sequence="1"'));
  expect(await ids(pod)).toEqual(['a', 'b']);
});

test('of several ads without a pod the first is shown', async () => {
  expect(await ids(vast(inline('one'), inline('two')))).toEqual(['one']);
});

test('a wrapper is followed to its ads, five of them and no more', async () => {
  const wrapper = vast(`<Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <VASTAdTagURI>https://ads.example/next</VASTAdTagURI></Wrapper></Ad>`);
  const found = vi.fn(async () => parse(vast(inline('found'))));
  expect(await ids(wrapper, found)).toEqual(['found']);
  expect(found).toHaveBeenCalledExactlyOnceWith('https://ads.example/next');
  const endless = vi.fn(async () => parse(wrapper));
  await readAds(parse(wrapper), endless).catch(() => []);
  expect(endless.mock.calls.length).toBeLessThanOrEqual(5);
  expect(endless.mock.calls.length).toBeGreaterThan(1);
});

test('a wrapper whose ads do not come is an answer without them, and its server is told why', async () => {
  const told = hearPings();
  const wrapper = vast(`<Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <Error>https://ads.example/error?c=[ERRORCODE]</Error>
    <VASTAdTagURI>https://ads.example/next</VASTAdTagURI></Wrapper></Ad>`);
  expect(await readAds(parse(wrapper), never)).toEqual({ ads: [], standIns: [] });
  vi.unstubAllGlobals();
  expect(told).toEqual(['https://ads.example/error?c=301']);
});

test('a pod runs by its numbers, not by their letters, and 0 is no place in it', async () => {
  const numbers = ['10', '9', '0', '1'].map((number) => inline(number, `sequence="${number}"`));
  expect(await ids(vast(...numbers))).toEqual(['1', '9', '10']);
});

test('nothing is kept on the device', async () => {
  localStorage.clear();
  await ids(vast(inline('one')));
  expect(localStorage).toHaveLength(0);
});

test('what is not in the pod stands in for what is', async () => {
  const standIns = async (xml: string) =>
    (await readAds(parse(xml), never)).standIns.map((ad) => (ad as unknown as { id: string }).id);
  expect(await standIns(vast(inline('a', 'sequence="1"'), inline('alone')))).toEqual(['alone']);
  expect(await standIns(vast(inline('one'), inline('two')))).toEqual(['two']);
});

test('the server of an empty answer is told that it was empty', async () => {
  const told = hearPings();
  await ids('<VAST version="4.0"><Error>https://ads.example/none?c=[ERRORCODE]</Error></VAST>');
  vi.unstubAllGlobals();
  expect(told).toEqual(['https://ads.example/none?c=303']);
});
