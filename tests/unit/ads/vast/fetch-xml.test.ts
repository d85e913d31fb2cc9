// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createFetchXml } from '@/lib/ads/vast/fetch-xml';
import { isOwn } from '@/lib/ads/vast/is-own';

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

test('what lies on the page’s own origin is own, however it is written', () => {
  expect(isOwn('/ads/vast.xml')).toBe(true);
  expect(isOwn(`${location.origin}/x`)).toBe(true);
  expect(isOwn(abroad)).toBe(false);
});

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
