// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { absoluteUrls } from '@/lib/ads/vast/absolute-urls';
import { createFetchXml, withoutForeign } from '@/lib/ads/vast/fetch-xml';
import { isOwn } from '@/lib/ads/vast/is-own';
import { readAds } from '@/lib/ads/vast/read-ads';
import { parseOffset, readBreaks } from '@/lib/ads/vast/read-breaks';
import { hearPings } from './hear-pings';

describe('an answer', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const abroad = 'https://ads.example/vast.xml';

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

  test('without consent no other origin is asked, and ours without cookies', async () => {
    const fetch = answer('<VAST/>');
    const fetchXml = createFetchXml(signal, false);
    await expect(fetchXml(abroad)).rejects.toThrow('Not asked without consent: ads.example');
    expect(fetch).not.toHaveBeenCalled();
    await fetchXml('/ads/vast.xml');
    // A redirect of ours could lead anywhere.
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  test('with consent another origin is asked as it wishes to be', async () => {
    const fetch = answer('<VAST/>');
    await createFetchXml(signal, true)(abroad);
    expect(fetch.mock.calls[0]?.[0]).toBe(abroad);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  test('addresses in an answer count from where it came from in the end', async () => {
    const xml = '<VAST><MediaFile>ad.mp4</MediaFile></VAST>';
    answer(xml, 'https://cdn.example/house/vast.xml');
    expect((await createFetchXml(signal, true)(abroad)).documentElement.textContent).toBe(
      'https://cdn.example/house/ad.mp4',
    );
    answer(xml);
    expect((await createFetchXml(signal, true)(abroad)).documentElement.textContent).toBe(
      'https://ads.example/ad.mp4',
    );
  });

  test('an answer that is not XML is refused', async () => {
    answer('<VAST><Ad');
    await expect(createFetchXml(signal, true)(abroad)).rejects.toThrow('is not well-formed');
  });

  test('without consent nobody at another origin is left to be told; the page that is led to stays', async () => {
    const xml = `<VAST><Error>https://a.example/error</Error>
    <Error>/error</Error>
    <Ad><InLine><Impression>https://a.example/seen</Impression>
    <ViewableImpression><Viewable>//a.example/viewable</Viewable></ViewableImpression>
    <Creatives><Creative><Linear><VideoClicks><ClickThrough>https://a.example/page</ClickThrough>
    <ClickTracking>https://a.example/pressed</ClickTracking></VideoClicks></Linear></Creative></Creatives>
    </InLine></Ad></VAST>`;
    answer(xml);
    const words = async (foreign: boolean) =>
      (
        await createFetchXml(signal, foreign)(`${location.origin}/vast.xml`)
      ).documentElement.textContent
        ?.trim()
        .split(/\s+/);
    expect(await words(false)).toEqual([`${location.origin}/error`, 'https://a.example/page']);
    answer(xml);
    expect(await words(true)).toHaveLength(6);
  });
});

describe('addresses', () => {
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
});

describe('without consent', () => {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

  test.each([
    ...[
      'Impression',
      'Tracking',
      'Error',
      'ClickTracking',
      'CustomClick',
      'NonLinearClickTracking',
    ],
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
});

describe('ads of an answer', () => {
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
});

describe('breaks of an answer', () => {
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
    ['0%', 'start'],
    ['0.0%', 'start'],
    ['0.5%', '0.5%'],
    ['12.5%', '12.5%'],
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

  test('a VMAP has its breaks in order, each with an id of its own', () => {
    const breaks = readBreaks(vmap(), never);
    expect(breaks.map(({ id, at }) => [id, at])).toEqual([
      ['mid/0', 3],
      ['post/1', 'end'],
    ]);
  });

  test('the VAST inside a VMAP becomes a document', async () => {
    const [, post] = readBreaks(vmap(), never);
    const document = await post?.document();
    expect(document?.documentElement.nodeName).toBe('VAST');
    expect(document?.querySelector('VAST > Ad')?.id).toBe('inline');
  });

  const broken = (timeOffset: string, source: string) =>
    parse(`<VMAP xmlns="http://www.iab.net/videosuite/vmap" version="1.0">
    <AdBreak timeOffset="${timeOffset}" breakType="linear">${source}</AdBreak></VMAP>`);

  test('a break at no moment, or without a source, is left out', () => {
    const source = '<AdSource><AdTagURI>vast.xml</AdTagURI></AdSource>';
    expect(readBreaks(broken('#1', source), never)).toEqual([]);
    expect(readBreaks(broken('start', ''), never)).toEqual([]);
    expect(readBreaks(broken('start', source), never)[0]?.id).toBe('break/0');
  });

  test('a break whose source names nothing has no ads', async () => {
    const [empty] = readBreaks(broken('start', '<AdSource/>'), never);
    await expect(empty?.document()).rejects.toThrow('An ad break without ads');
  });

  test('the ads of a break that lie elsewhere are fetched when they are wanted', async () => {
    const fetched: string[] = [];
    const [mid] = readBreaks(vmap(), async (url) => {
      fetched.push(url);
      return parse('<VAST/>');
    });
    expect(fetched).toEqual([]);
    await mid?.document();
    expect(fetched).toEqual(['vast.xml']);
  });

  test('those who ask are told that a break begins, and with a code that it fails', () => {
    const told = hearPings();
    const failing = vmap();
    const tracking = failing.createElementNS('http://www.iab.net/videosuite/vmap', 'Tracking');
    tracking.setAttribute('event', 'error');
    tracking.textContent = '/track/error?code=[ERRORCODE]';
    failing.getElementsByTagNameNS('*', 'TrackingEvents')[0]?.append(tracking);
    const [mid] = readBreaks(failing, never);
    mid?.track?.('breakStart');
    mid?.track?.('error');
    vi.unstubAllGlobals();
    expect(told).toEqual(['/track/breakStart', '/track/error?code=1000']);
  });

  test('a VAST is one pre-roll, an empty one too, whose server is told so when it is read', async () => {
    const vast = parse('<VAST><Ad id="a"/></VAST>');
    const [only, ...others] = readBreaks(vast, never);
    expect(only).toMatchObject({ id: 'start', at: 'start' });
    expect(await only?.document()).toBe(vast);
    expect(others).toEqual([]);
    expect(readBreaks(parse('<VAST/>'), never)).toHaveLength(1);
  });

  test('an answer that is neither says what it is', () => {
    expect(() => readBreaks(parse('<html/>'), never)).toThrow('neither VAST nor VMAP but html');
  });
});
