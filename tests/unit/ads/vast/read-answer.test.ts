import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  absoluteUrls,
  createFetchXml,
  isSameOrigin,
  removeThirdPartyTracking,
} from '@/lib/ads/vast/fetch-xml';
import { parseOffset, readAds, readBreaks } from '@/lib/ads/vast/read-response';
import { fixture } from './begin';
import { hearPings } from './hear-pings';

// @vitest-environment jsdom

afterEach(() => void vi.unstubAllGlobals());

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const textOf = ({ documentElement }: Document) => documentElement.textContent ?? '';
const wordsOf = (xml: Document) => textOf(xml).trim().split(/\s+/);
const abroad = 'https://ads.example/vast.xml';

describe('an answer', () => {
  function answer(body: string, url = '') {
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

  test('is asked of no other origin without consent, and of ours without cookies', async () => {
    const fetch = answer('<VAST/>');
    await expect(without(abroad)).rejects.toThrow('Not asked without consent: ads.example');
    expect(fetch).not.toHaveBeenCalled();
    await without('/ads/vast.xml');
    // A redirect of ours could lead anywhere.
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test('is asked of another origin with consent, as it wishes to be', async () => {
    const fetch = answer('<VAST/>');
    await withConsent(abroad);
    expect(fetch.mock.calls[0]?.[0]).toBe(abroad);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  test('has addresses that count from where it came from in the end', async () => {
    const xml = '<VAST><MediaFile>ad.mp4</MediaFile></VAST>';
    answer(xml, 'https://cdn.example/house/vast.xml');
    expect(textOf(await withConsent(abroad))).toBe('https://cdn.example/house/ad.mp4');
    answer(xml);
    expect(textOf(await withConsent(abroad))).toBe('https://ads.example/ad.mp4');
  });

  test('that is not XML is refused', async () => {
    answer('<VAST><Ad');
    await expect(withConsent(abroad)).rejects.toThrow('is not well-formed');
  });

  test('leaves nobody at another origin to be told without consent; the page that is led to stays', async () => {
    const xml = `<VAST><Error>https://a.example/error</Error><Error>/error</Error>
      <Ad><InLine><Impression>https://a.example/seen</Impression>
      <ViewableImpression><Viewable>//a.example/viewable</Viewable></ViewableImpression>
      <Linear><ClickThrough> https://a.example/page </ClickThrough>
      <ClickTracking>https://a.example/pressed</ClickTracking></Linear></InLine></Ad></VAST>`;
    answer(xml);
    const own = `${location.origin}/vast.xml`;
    const error = `${location.origin}/error`;
    expect(wordsOf(await without(own))).toEqual([error, 'https://a.example/page']);
    answer(xml);
    expect(textOf(await withConsent(own))).toContain('https://a.example/pressed');
  });
});

test.each([
  ...['AdTagURI', 'VASTAdTagURI', 'MediaFile', 'Mezzanine', 'Impression', 'Tracking', 'Error'],
  ...['ClickThrough', 'ClickTracking', 'CustomClick', 'NonLinearClickThrough', 'StaticResource'],
  ...['NonLinearClickTracking', 'Viewable', 'NotViewable', 'ViewUndetermined'],
  ...['IconClickThrough', 'IconClickTracking', 'IconViewTracking'],
])('the address in %s counts from the answer', (name) => {
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
])('the address %j becomes %j', (written, url) => {
  const xml = parse(`<VAST><Error>${written}</Error></VAST>`);
  expect(textOf(absoluteUrls(xml, 'https://ads.example/'))).toBe(url);
});

test.each([
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
])('without consent only our own is left of what stands in %s', (name) => {
  const xml = parse(`<VAST xmlns:v="urn:v"><${name}> https://a.example/ </${name}>
    <${name}>https://b.example/</${name}><v:${name}>https://c.example/</v:${name}>
    <${name}> ${location.origin}/own </${name}><${name}>/path</${name}></VAST>`);
  expect(wordsOf(removeThirdPartyTracking(xml))).toEqual([`${location.origin}/own`, '/path']);
});

test.each(['MediaFile', 'VASTAdTagURI', 'ClickThrough'])('%s is asked by nobody yet', (name) => {
  const xml = parse(`<VAST><${name}>https://a.example/</${name}></VAST>`);
  expect(textOf(removeThirdPartyTracking(xml))).toBe('https://a.example/');
});

test.each([
  ['/ads/vast.xml', true],
  [`${location.origin}/x`, true],
  [abroad, false],
  ['https://', false],
  ['http://[', false],
  ['javascript:alert(1)', false],
  [location.origin.replace('//', '//other.'), false],
])('the address %s is ours: %s', (url, own) => expect(isSameOrigin(url)).toBe(own));

const never = async () => Promise.reject(new Error('not to be fetched'));

describe('ads of an answer', () => {
  const inline = (id: string, sequence = '') => `<Ad id="${id}" ${sequence}><InLine>
    <AdSystem>x</AdSystem><AdTitle>${id}</AdTitle><Creatives><Creative><Linear>
    <Duration>00:00:10</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4"
    width="640" height="360">https://ads.example/ad.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
  const vast = (...ads: string[]) => `<VAST version="4.0">${ads.join('')}</VAST>`;
  const wrapper = vast(`<Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <Error>https://ads.example/error?c=[ERRORCODE]</Error>
    <VASTAdTagURI>https://ads.example/next</VASTAdTagURI></Wrapper></Ad>`);
  async function read(xml: string, fetchXml: (url: string) => Promise<Document> = never) {
    const { ads, standIns } = await readAds(parse(xml), fetchXml);
    return [ads, standIns].map((all) => all.map((ad) => (ad as unknown as { id: string }).id));
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
    // By their numbers, not by their letters, and 0 is no place.
    [
      ['10', '9', '0', '1'].map((number) => inline(number, `sequence="${number}"`)),
      [['1', '9', '10'], ['0']],
    ],
  ])('run in the sequence of a pod, and the others stand in (%#)', async (ads, ids) => {
    localStorage.clear();
    expect(await read(vast(...ads))).toEqual(ids);
    expect(localStorage, 'nothing is kept on the device').toHaveLength(0);
  });

  test('behind a wrapper are followed, five wrappers and no more', async () => {
    const found = vi.fn(async () => parse(vast(inline('found'))));
    expect((await read(wrapper, found))[0]).toEqual(['found']);
    expect(found).toHaveBeenCalledExactlyOnceWith('https://ads.example/next');
    hearPings();
    const endless = vi.fn(async () => parse(wrapper));
    await readAds(parse(wrapper), endless).catch(() => []);
    expect(endless.mock.calls.length).toBeLessThanOrEqual(5);
    expect(endless.mock.calls.length).toBeGreaterThan(1);
  });

  test('that do not come or are none are an answer without them, and its server is told why', async () => {
    const told = hearPings();
    expect(await read(wrapper)).toEqual([[], []]);
    await read(vast('<Error>https://ads.example/none?c=[ERRORCODE]</Error>'));
    expect(told).toEqual([
      ...['https://ads.example/error?c=301', 'https://ads.example/none?c=303'],
    ]);
  });
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
] as const)('the offset %s is %s', (offset, moment) => {
  expect(parseOffset(offset)).toBe(moment);
});

describe('breaks of an answer', () => {
  const vmap = () => parse(fixture('vmap.xml'));
  const withBreak = (timeOffset: string, source: string) =>
    parse(`<VMAP xmlns="http://www.iab.net/videosuite/vmap" version="1.0">
      <AdBreak timeOffset="${timeOffset}" breakType="linear">${source}</AdBreak></VMAP>`);

  test('stand in order, each with an id, the VAST inside as a document', async () => {
    const breaks = readBreaks(vmap(), never);
    expect(breaks.map(({ id, at }) => [id, at])).toEqual([
      ['mid/0', 3],
      ['post/1', 'end'],
    ]);
    const document = await breaks[1]?.document();
    expect(document?.querySelector('VAST > Ad')?.id).toBe('inline');
  });

  test('at no moment, or without a source, are left out', async () => {
    const source = '<AdSource><AdTagURI>vast.xml</AdTagURI></AdSource>';
    expect(readBreaks(withBreak('#1', source), never)).toEqual([]);
    expect(readBreaks(withBreak('start', ''), never)).toEqual([]);
    expect(readBreaks(withBreak('start', source), never)[0]?.id).toBe('break/0');
    const [empty] = readBreaks(withBreak('start', '<AdSource/>'), never);
    await expect(empty?.document()).rejects.toThrow('An ad break without ads');
  });

  test('have ads that lie elsewhere fetched when they are wanted', async () => {
    const fetched: string[] = [];
    const [mid] = readBreaks(vmap(), async (url) => {
      fetched.push(url);
      return parse('<VAST/>');
    });
    expect(fetched).toEqual([]);
    await mid?.document();
    expect(fetched).toEqual(['vast.xml']);
  });

  test('tell those who ask that they begin, and with a code that they fail', () => {
    const told = hearPings();
    const failing = vmap();
    const tracking = failing.createElementNS('http://www.iab.net/videosuite/vmap', 'Tracking');
    tracking.setAttribute('event', 'error');
    tracking.textContent = '/track/error?code=[ERRORCODE]';
    failing.getElementsByTagNameNS('*', 'TrackingEvents')[0]?.append(tracking);
    const [mid] = readBreaks(failing, never);
    mid?.track?.('breakStart');
    mid?.track?.('error');
    expect(told).toEqual(['/track/breakStart', '/track/error?code=1000']);
  });

  test('are one pre-roll for a VAST, an empty one too, and none for anything else', async () => {
    const vast = parse('<VAST><Ad id="a"/></VAST>');
    const [only, ...others] = readBreaks(vast, never);
    expect([only?.id, only?.at, others]).toEqual(['start', 'start', []]);
    expect(await only?.document()).toBe(vast);
    expect(readBreaks(parse('<VAST/>'), never)).toHaveLength(1);
    expect(() => readBreaks(parse('<html/>'), never)).toThrow('neither VAST nor VMAP but html');
  });
});
