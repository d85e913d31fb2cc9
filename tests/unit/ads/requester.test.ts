// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createRequester } from '@/lib/ads/requester';
import { soundOf } from '@/lib/ads/sound';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';

const config = {
  backend: 'ima',
  tag: '/tag?p={publisherId}&h={host}&l={language}&t={cacheBuster}',
  publisherId: 'p',
  channelId: 'c',
  sdk: 'https://sdk.example/ima3.js',
} as const;

function open(options: Partial<Parameters<typeof createRequester>[0]> = {}) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  const stub = stubBackend();
  const [send, warn] = [vi.fn(), vi.fn()];
  const requester = createRequester({
    config,
    language: 'de',
    load: stub.load,
    foreign: () => true,
    common: { stage, media, sound: soundOf(handle), store },
    send,
    warn,
    ...options,
  });
  return { ...stub, requester, stage, send, warn };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the server is asked at its whole address, which differs from one request to the next', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1234);
  const { requester, load, created, backend } = open();
  requester.request();
  await settle();
  now.mockRestore();
  expect(load).toHaveBeenCalledExactlyOnceWith('ima');
  expect(created[0]).toMatchObject({
    tagUrl: `${location.origin}/tag?p=p&h=${encodeURIComponent(location.host)}&l=de&t=1234`,
    sdk: 'https://sdk.example/ima3.js',
    foreign: true,
  });
  expect(backend.request).toHaveBeenCalledOnce();
  expect(requester.backend()).toBe(backend);
});

test('what the backend says is passed on, until it is dropped', async () => {
  const { requester, say, send, backend, stage } = open();
  requester.request();
  await settle();
  say({ type: 'allComplete' });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'allComplete' });
  stage.append('drawn by the backend');
  requester.drop();
  expect(backend.destroy).toHaveBeenCalledOnce();
  expect(stage.textContent).toBe('');
  expect(requester.backend()).toBeUndefined();
  say({ type: 'allComplete' });
  expect(send).toHaveBeenCalledOnce();
});

test('a second request takes the place of the first', async () => {
  const { requester, backend, created } = open();
  requester.request();
  await settle();
  requester.request();
  expect(backend.destroy).toHaveBeenCalledOnce();
  await settle();
  expect(created).toHaveLength(2);
});

test('a backend whose code arrives after it was dropped is never made', async () => {
  const { requester, created, send } = open();
  requester.request();
  requester.drop();
  await settle();
  expect(created).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('code that does not arrive is said, unless nobody waits for it any more', async () => {
  const load = async () => Promise.reject(new TypeError('no network'));
  const { requester, send } = open({ load });
  requester.request();
  await settle();
  const failed = { type: 'failed', message: 'TypeError: no network' };
  expect(send).toHaveBeenCalledExactlyOnceWith(failed);
  requester.request();
  requester.drop();
  await settle();
  expect(send).toHaveBeenCalledOnce();
});
