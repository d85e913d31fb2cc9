// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { createAdRequester, preloadSdk } from '@/lib/ads/ad-requester';
import { deviceConsent } from '@/lib/ads/consent';
import { until } from '../until';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';

const config = {
  ...({ backend: 'ima', publisherId: 'p', channelId: 'c' } as const),
  tag: '/tag?p={publisherId}&h={host}&l={language}&t={cacheBuster}',
  sdk: 'https://sdk.example/ima3.js',
};

function open(options: Partial<Parameters<typeof createAdRequester>[0]> = {}) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  const stub = stubBackend();
  const [send, warn] = [vi.fn(), vi.fn()];
  const requester = createAdRequester({
    ...{ config, language: 'de', load: stub.load, allowsThirdParties: () => true, send, warn },
    common: { stage, media, sound: soundOf(handle), store },
    ...options,
  });
  return { ...stub, requester, stage, send };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a request fills the tag’s URL, and a second one replaces the backend', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1234);
  const { requester, load, created, backend } = open();
  requester.request();
  await settle();
  now.mockRestore();
  expect(load).toHaveBeenCalledExactlyOnceWith('ima');
  const tagUrl = `${location.origin}/tag?p=p&h=${encodeURIComponent(location.host)}&l=de&t=1234`;
  expect(created[0]).toMatchObject({ tagUrl, sdk: config.sdk, allowsThirdParties: true });
  expect(backend.request).toHaveBeenCalledOnce();
  expect(requester.backend()).toBe(backend);
  requester.request();
  expect(backend.destroy).toHaveBeenCalledOnce();
  await settle();
  expect(created).toHaveLength(2);
});

test('the SDK is loaded before the press only for visitors who have agreed', async () => {
  const scripts = () => [...document.scripts].map(({ src }) => src);
  const platform = { api: 'tcf' as const, script: 'https://cmp.example/cmp.js', vendors: [755] };
  await preloadSdk(config);
  deviceConsent.remember('given');
  await preloadSdk({ ...config, backend: 'vast' });
  await preloadSdk({ ...config, platform });
  expect(scripts()).toEqual([]);
  const loading = preloadSdk(config);
  await until(() => expect(scripts()).toEqual([config.sdk]));
  // A script that fails is not kept: other files' tests share the module.
  document.scripts[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('failed to load');
});
