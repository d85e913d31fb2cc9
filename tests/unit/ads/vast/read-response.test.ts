// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  absoluteUrls,
  createFetchXml,
  isSameOrigin,
  removeThirdPartyTracking,
} from '@/lib/ads/vast/fetch-xml';
import { parseOffset, readAds, readBreaks } from '@/lib/ads/vast/read-response';
import { chooseMediaFile } from '@/lib/ads/vast/vast-response';
import { fixture, recordTracking } from './responses';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const textOf = ({ documentElement }: Document) => documentElement.textContent ?? '';
const wordsOf = (xml: Document) => textOf(xml).trim().split(/\s+/);
const remote = 'https://ads.example/vast.xml';

describe('createFetchXml', () => {
  function respond(body: string, url = '') {
    const fetch = vi.fn(async (..._: [string, RequestInit]) => {
      const response = new Response(body);
      Object.defineProperty(response, 'url', { value: url });
      return response;
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }
  const { signal } = new AbortController();
  const withConsent = createFetchXml(signal, true);
  const without = createFetchXml(signal, false);

  test('requests only this site without consent, without cookies or redirects', async () => {
    const fetch = respond('<VAST/>');
    await expect(without(remote)).rejects.toThrow('Not requested without consent: ads.example');
    expect(fetch).not.toHaveBeenCalled();
    await without('/ads/vast.xml');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test('requests other origins with consent, with cookies', async () => {
    const fetch = respond('<VAST/>');
    await withConsent(remote);
    expect(fetch.mock.calls[0]?.[0]).toBe(remote);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  test('resolves URLs against the final URL of the response', async () => {
    const xml = '<VAST><MediaFile>ad.mp4</MediaFile></VAST>';
    respond(xml, 'https://cdn.example/ads/vast.xml');
    expect(textOf(await withConsent(remote))).toBe('https://cdn.example/ads/ad.mp4');
    respond(xml);
    expect(textOf(await withConsent(remote))).toBe('https://ads.example/ad.mp4');
  });

  test('removes third-party tracking without consent, but no link', async () => {
    const xml = `<VAST><Error>https://a.example/error</Error><Error>/error</Error>
      <Ad><InLine><Impression>https://a.example/seen</Impression>
      <ViewableImpression><Viewable>//a.example/viewable</Viewable></ViewableImpression>
      <Linear><ClickThrough> https://a.example/page </ClickThrough>
      <ClickTracking>https://a.example/pressed</ClickTracking></Linear></InLine></Ad></VAST>`;
    respond(xml);
    const own = `${location.origin}/vast.xml`;
    const error = `${location.origin}/error`;
    expect(wordsOf(await without(own))).toEqual([error, 'https://a.example/page']);
    respond(xml);
    expect(textOf(await withConsent(own))).toContain('https://a.example/pressed');
  });
});

test.each([
  ...['AdTagURI', 'VASTAdTagURI', 'MediaFile', 'Mezzanine', 'Impression', 'Tracking', 'Error'],
  ...['ClickThrough', 'ClickTracking', 'CustomClick', 'NonLinearClickThrough', 'StaticResource'],
  ...['NonLinearClickTracking', 'Viewable', 'NotViewable', 'ViewUndetermined'],
  ...['IconClickThrough', 'IconClickTracking', 'IconViewTracking'],
])('the URL of %s is resolved against the response', (name) => {
  const xml = parse(`<VAST><${name}>a</${name}></VAST>`);
  expect(textOf(absoluteUrls(xml, 'https://ads.example/b/'))).toBe('https://ads.example/b/a');
});

test.each([
  ['//cdn.example/a', '//cdn.example/a'],
  ['HTTPS://a.example/A', 'HTTPS://a.example/A'],
  ['a+b.c-d:x', 'a+b.c-d:x'],
  ['a/b:c', 'https://ads.example/a/b:c'],
  ['1:x', 'https://ads.example/1:x'],
  ['/a//b', 'https://ads.example/a//b'],
  ['/t?x=[CACHEBUSTING]', 'https://ads.example/t?x=[CACHEBUSTING]'],
  ['  ', '  '],
])('the URL %j becomes %j', (written, url) => {
  const xml = parse(`<VAST><Error>${written}</Error></VAST>`);
  expect(textOf(absoluteUrls(xml, 'https://ads.example/'))).toBe(url);
});

test.each([
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
])('without consent only same-origin URLs of %s stay', (name) => {
  const xml = parse(`<VAST xmlns:v="urn:v"><${name}> https://a.example/ </${name}>
    <${name}>https://b.example/</${name}><v:${name}>https://c.example/</v:${name}>
    <${name}> ${location.origin}/own </${name}><${name}>/path</${name}></VAST>`);
  expect(wordsOf(removeThirdPartyTracking(xml))).toEqual([`${location.origin}/own`, '/path']);
});

test.each(['MediaFile', 'VASTAdTagURI', 'ClickThrough'])(
  'without consent the third-party URL of %s stays',
  (name) => {
    const xml = parse(`<VAST><${name}>https://a.example/</${name}></VAST>`);
    expect(textOf(removeThirdPartyTracking(xml))).toBe('https://a.example/');
  },
);

test.each([
  ['/ads/vast.xml', true],
  [`${location.origin}/x`, true],
  [remote, false],
  ['https://', false],
  ['http://[', false],
  ['javascript:alert(1)', false],
  [location.origin.replace('//', '//other.'), false],
])('the URL %s is same-origin: %s', (url, own) => expect(isSameOrigin(url)).toBe(own));

const never = async () => Promise.reject(new Error('not to be fetched'));

const inline = (id: string, sequence = '') => `<Ad id="${id}" ${sequence}><InLine>
    <AdSystem>x</AdSystem><AdTitle>${id}</AdTitle><Creatives><Creative><Linear>
    <Duration>00:00:10</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4"
    width="640" height="360">https://ads.example/ad.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
const vast = (...ads: string[]) => `<VAST version="4.0">${ads.join('')}</VAST>`;
const wrapper = vast(`<Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <Error>https://ads.example/error?c=[ERRORCODE]</Error>
    <VASTAdTagURI>https://ads.example/next</VASTAdTagURI></Wrapper></Ad>`);
async function read(xml: string, fetchXml: (url: string) => Promise<Document> = never) {
  const { ads, fallbackAds } = await readAds(parse(xml), fetchXml);
  return [ads, fallbackAds].map((all) => all.map((ad) => (ad as unknown as { id: string }).id));
}

test.each([
  [
    [inline('b', 'sequence="2"'), inline('alone'), inline('a', 'sequence="1"')],
    [['a', 'b'], ['alone']],
  ],
  [
    [inline('one'), inline('two')],
    [['one'], ['two']],
  ],
  // Sequences are compared as numbers; 0 is none.
  [
    ['10', '9', '0', '1'].map((number) => inline(number, `sequence="${number}"`)),
    [['1', '9', '10'], ['0']],
  ],
])(
  'readAds plays a pod in sequence, or else the first ad; the other ads are fallback ads (%#)',
  async (ads, ids) => {
    localStorage.clear();
    expect(await read(vast(...ads))).toEqual(ids);
    expect(localStorage, 'nothing is stored').toHaveLength(0);
  },
);

test('readAds follows up to five wrappers', async () => {
  const found = vi.fn(async () => parse(vast(inline('found'))));
  expect((await read(wrapper, found))[0]).toEqual(['found']);
  expect(found).toHaveBeenCalledExactlyOnceWith('https://ads.example/next');
  recordTracking();
  const endless = vi.fn(async () => parse(wrapper));
  await readAds(parse(wrapper), endless).catch(() => []);
  expect(endless.mock.calls.length).toBeLessThanOrEqual(5);
  expect(endless.mock.calls.length).toBeGreaterThan(1);
});

test.each([
  ['start', 'start'],
  ['end', 'end'],
  ['00:00:00', 'start'],
  ['00:01:02.500', 62.5],
  ['50%', '50%'],
  ['#1', undefined],
  ['soon', undefined],
  ['0%', 'start'],
  ['0.0%', 'start'],
  ['0.5%', '0.5%'],
  ['12.25%', '12.25%'],
  ['99.9%', '99.9%'],
  ['100%', 'end'],
  ['100.0%', 'end'],
  ['a50%', undefined],
  ['50%!', undefined],
  ['01:00:00', 3600],
  ['10:00:01', 36_001],
  ['x00:00:01', undefined],
  ['00:00:01x', undefined],
  ['00:00:10.', undefined],
  ['00:0:10', undefined],
  ['', undefined],
] as const)('the offset %j is %s', (offset, moment) => expect(parseOffset(offset)).toBe(moment));

describe('readBreaks', () => {
  const none = () => ({});
  const vmap = () => parse(fixture('vmap.xml'));
  const withBreak = (timeOffset: string, source: string) =>
    parse(`<VMAP xmlns="http://www.iab.net/videosuite/vmap" version="1.0">
      <AdBreak timeOffset="${timeOffset}" breakType="linear">${source}</AdBreak></VMAP>`);

  test('lists the breaks of a VMAP with ids and documents', async () => {
    const breaks = readBreaks(vmap(), none);
    expect(breaks.map(({ id, at }) => [id, at])).toEqual([
      ['mid/0', 3],
      ['post/1', 'end'],
    ]);
    const document = await breaks[1]?.document(never);
    expect(document?.querySelector('VAST > Ad')?.id).toBe('inline');
  });

  test('leaves out breaks without a usable position or source', async () => {
    const source = '<AdSource><AdTagURI>vast.xml</AdTagURI></AdSource>';
    expect(readBreaks(withBreak('#1', source), none)).toEqual([]);
    expect(readBreaks(withBreak('start', ''), none)).toEqual([]);
    expect(readBreaks(withBreak('start', source), none)[0]?.id).toBe('break/0');
    const [empty] = readBreaks(withBreak('start', '<AdSource/>'), none);
    await expect(empty?.document(never)).rejects.toThrow('An ad break without ads');
  });

  test('loads a remote document on demand', async () => {
    const fetched: string[] = [];
    const [mid] = readBreaks(vmap(), none);
    await mid?.document(async (url) => {
      fetched.push(url);
      return parse('<VAST/>');
    });
    expect(fetched).toEqual(['vast.xml']);
  });

  test('reads a VAST as one pre-roll, and throws for other documents', async () => {
    const vast = parse('<VAST><Ad id="a"/></VAST>');
    const [only, ...others] = readBreaks(vast, none);
    expect([only?.id, only?.at, others]).toEqual(['start', 'start', []]);
    expect(await only?.document(never)).toBe(vast);
    expect(readBreaks(parse('<VAST/>'), none)).toHaveLength(1);
    expect(() => readBreaks(parse('<html/>'), none)).toThrow('neither VAST nor VMAP but html');
  });
});

describe('chooseMediaFile', () => {
  const script = { width: 1000, fileURL: '/vpaid', apiFramework: 'VPAID' };
  const remote = { width: 1000, fileURL: 'https://elsewhere.example/ad' };

  test.each([
    [[], undefined],
    [[{ fileURL: null }], undefined],
    [[{ mimeType: 'video/x' }], undefined],
    [[{ mimeType: null }], undefined],
    [[{}, script, remote], '/ad'],
    // Only APIs that run scripts are refused.
    [[{}, { ...script, fileURL: '/vast', apiFramework: 'VAST' }], '/vast'],
    [[{ width: 900 }, { width: 1100, fileURL: '/1100' }], '/1100'],
    [[{ width: 960 }, { width: 1100, fileURL: '/1100' }], '/ad'],
    [[{ width: 2000 }, { width: 1000, fileURL: '/1000' }], '/1000'],
  ])('of %j a player 1000 px wide plays %s', (files, chosen) => {
    const defaults = { fileURL: '/ad', mimeType: 'video/mp4', width: 640, height: 0 };
    const all = files.map((file) => ({ ...defaults, ...file }));
    const canPlay = (mime: string) => mime === 'video/mp4';
    const mayRequest = (url: string) => url.startsWith('/');
    expect(chooseMediaFile(all, 1000, { canPlay, mayRequest })).toBe(chosen);
  });
});
