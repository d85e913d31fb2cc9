// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { attachAds } from '@/lib/ads/attach-ads';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { words } from './words';

afterEach(() => void vi.restoreAllMocks());

test('the advertisements stand before the film until they are taken away', () => {
  const { handle, media, root } = stubPlayer();
  const config = {
    backend: 'vast',
    tag: '/ads/tag.xml',
    publisherId: 'p',
    channelId: 'c',
  } as const;
  const { load } = stubBackend();
  const detach = attachAds(handle, { config, language: 'fr', words, load });
  expect(Object.hasOwn(media, 'play')).toBe(true);
  expect(root.querySelector('.ads')).not.toBeNull();
  detach();
  expect(Object.hasOwn(media, 'play')).toBe(false);
  expect(root.querySelector('.ads')).toBeNull();
});
