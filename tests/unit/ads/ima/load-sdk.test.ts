// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const src = 'https://sdk.example/ima3.js';
let loadSdk: typeof import('@/lib/ads/ima/load-sdk')['loadSdk'];
beforeEach(async () => {
  vi.resetModules();
  ({ loadSdk } = await import('@/lib/ads/ima/load-sdk'));
});
afterEach(() => document.head.replaceChildren());
const script = () => document.head.querySelector('script') as HTMLScriptElement;

test('the SDK is loaded once for the page', async () => {
  // Other Google globals are not the SDK.
  vi.stubGlobal('google', { maps: {} });
  const loads = [loadSdk(src), loadSdk(src)];
  expect(document.scripts).toHaveLength(1);
  expect(script()).toMatchObject({ src, async: true });
  const ima = { VERSION: '3' };
  vi.stubGlobal('google', { ima });
  script().dispatchEvent(new Event('load'));
  expect(await Promise.all([...loads, loadSdk(src)])).toEqual([ima, ima, ima]);
});

test.each(['error', 'load'])(
  'a script that ends in %s without the SDK rejects, and the next call tries again',
  async (type) => {
    const loading = loadSdk(src);
    script().dispatchEvent(new Event(type));
    await expect(loading).rejects.toThrow('Google IMA SDK failed to load');
    expect(script()).toBeNull();
    loadSdk(src);
    expect(script().src).toBe(src);
  },
);
