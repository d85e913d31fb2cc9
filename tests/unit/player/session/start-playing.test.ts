import { expect, test, vi } from 'vitest';
import { startPlaying } from '@/lib/player/session/start-playing';
import { createStore } from '@/lib/player/state/create-store';

const refusal = (name: string) => new DOMException('', name);

test('a film that may sound starts with sound', async () => {
  const store = createStore();
  const media = { muted: false, play: vi.fn(async () => {}) };
  await startPlaying(media, store);
  expect([media.muted, store.read().startedMuted]).toEqual([false, false]);
});

test('refused with sound it starts without, and says so', async () => {
  const store = createStore();
  const play = vi
    .fn()
    .mockRejectedValueOnce(refusal('NotAllowedError'))
    .mockResolvedValue(undefined);
  const media = { muted: false, play };
  await startPlaying(media, store);
  expect(play).toHaveBeenCalledTimes(2);
  expect(media.muted).toBe(true);
  expect(store.read()).toMatchObject({ startedMuted: true, muted: true });
});

test('a play that was taken back is no refusal', async () => {
  const store = createStore();
  const media = { muted: false, play: vi.fn().mockRejectedValue(refusal('AbortError')) };
  await startPlaying(media, store);
  expect(media.play).toHaveBeenCalledOnce();
  expect(store.read().startedMuted).toBe(false);
});

test('refused without sound as well it stands still, and nothing is at fault', async () => {
  const store = createStore();
  const play = vi.fn().mockRejectedValue(refusal('NotAllowedError'));
  await expect(startPlaying({ muted: false, play }, store)).resolves.toBeUndefined();
  expect(play).toHaveBeenCalledTimes(2);
});

test('a film that is muted already is not tried twice', async () => {
  const store = createStore();
  const play = vi.fn().mockRejectedValue(refusal('NotAllowedError'));
  await startPlaying({ muted: true, play }, store);
  expect(play).toHaveBeenCalledOnce();
  expect(store.read().startedMuted).toBe(false);
});

test('an error that is none of the browser’s is no refusal', async () => {
  const play = vi.fn().mockRejectedValue(Object.assign(new Error(), { name: 'NotAllowedError' }));
  await startPlaying({ muted: false, play }, createStore());
  expect(play).toHaveBeenCalledOnce();
});
