// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAds } from '@/lib/ads/create-ads';
// Transformed before the first test, so that none waits for it on a busy machine.
import '@/lib/ads/platform/ask-platform';
import { choose } from '@/lib/consent/choices';
import { agreed, createPlatform, declined } from '../../doubles/consent-platform';
import { until } from '../until';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { words } from './words';

const foreign = {
  backend: 'vast',
  tag: 'https://ads.example/tag',
  publisherId: 'p',
  channelId: 'c',
} as const;
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...foreign, platform: { api: 'tcf' as const, script, vendors: [755] } };

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => void localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__tcfapi');
});

async function begin(config: Parameters<typeof createAds>[1]['config'] = foreign) {
  const player = stubPlayer();
  const stub = stubBackend();
  const ads = createAds(player.handle, { config, language: 'fr', words, load: stub.load });
  ads.onPlayIntent();
  await settle();
  const press = async (name: string) => {
    [...player.root.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click();
    await settle();
  };
  const question = () => player.root.querySelector('[role=dialog]');
  return { ...player, ...stub, ads, press, question };
}

test('a yes that is withdrawn while an advertisement runs ends it, and the film goes on', async () => {
  choose('ads', 'given');
  const { say, backend, started, store } = await begin();
  say({ type: 'loaded', breaks: [{ id: 'pre', at: 'start' }], selfTimed: false });
  say({ type: 'contentPauseRequested', breakId: 'pre' });
  say({ type: 'started', ad: { linear: true } });
  expect([store.read().ads, started()]).toEqual(['playing', 0]);
  choose('youtube', 'refused');
  expect(store.read().ads, 'what is said of another changes nothing').toBe('playing');
  choose('ads', 'refused');
  expect(backend.destroy).toHaveBeenCalledOnce();
  expect([store.read().ads, started()]).toEqual(['cancelled', 1]);
});

test('a question that is answered in the dialog of choices is answered in the player too', async () => {
  const yes = await begin();
  choose('ads', 'given');
  await settle();
  expect(yes.question()).toBeNull();
  expect(yes.load).toHaveBeenCalledOnce();
  yes.ads.destroy();
  choose('ads', 'unknown');
  const no = await begin();
  choose('ads', 'refused');
  expect(no.question()).toBeNull();
  expect([no.load.mock.calls.length, no.started()]).toEqual([0, 1]);
});

test('a platform is not even fetched before our own question is answered, nor after a no', async () => {
  const { press, load, started } = await begin(withPlatform);
  expect(document.scripts).toHaveLength(0);
  await press('Non');
  expect(document.scripts).toHaveLength(0);
  expect([load.mock.calls.length, started()]).toEqual([0, 1]);
});

test('no advertisement is asked for before the platform has a yes', async () => {
  const platform = createPlatform('tcf');
  const { press, load, started, store } = await begin(withPlatform);
  await press('Oui');
  const fetched = () => [...document.scripts].map(({ src }) => src);
  await until(() => expect(fetched()).toEqual([script]));
  platform.put();
  await settle();
  expect([load.mock.calls.length, started()]).toEqual([0, 0]);
  platform.say(agreed);
  await settle();
  platform.say(agreed);
  await settle();
  expect(load).toHaveBeenCalledOnce();
  platform.say(declined);
  expect([store.read().ads, started()], 'withdrawn there').toEqual(['cancelled', 1]);
  platform.say(agreed);
  await settle();
  expect(load, 'too late for this film').toHaveBeenCalledOnce();
});

test('a no to the platform is a film without advertisements', async () => {
  choose('ads', 'given');
  const platform = createPlatform('tcf');
  platform.begin({ ...declined, eventStatus: 'tcloaded' });
  platform.put();
  const { load, started, question } = await begin(withPlatform);
  expect(question(), 'our own question has been answered before').toBeNull();
  expect([load.mock.calls.length, started()]).toEqual([0, 1]);
});

test('a player that is left hears the platform no more', async () => {
  choose('ads', 'given');
  const platform = createPlatform('tcf');
  platform.put();
  const { ads, load } = await begin(withPlatform);
  platform.say({ ...agreed, eventStatus: 'cmpuishown' });
  ads.destroy();
  platform.say(agreed);
  await settle();
  expect([platform.listening(), load.mock.calls.length]).toEqual([0, 0]);
});
