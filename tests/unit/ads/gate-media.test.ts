// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { gateMedia } from '@/lib/ads/gate-media';
import { stubPlayer } from './stub-player';

afterEach(() => void vi.restoreAllMocks());

function open() {
  const { media, started } = stubPlayer();
  const onIntent = vi.fn();
  return { media, started, onIntent, gate: gateMedia(media, onIntent) };
}
const refuse = () =>
  vi
    .mocked(HTMLMediaElement.prototype.play)
    .mockRejectedValueOnce(new DOMException('no sound', 'NotAllowedError'));

test('who plays the film waits, and is told when it has really started', async () => {
  const { media, started, onIntent, gate } = open();
  const playing = media.play();
  expect(onIntent).toHaveBeenCalledOnce();
  expect(started()).toBe(0);
  expect(gate.hasBegun()).toBe(false);
  gate.playContent();
  await expect(playing).resolves.toBeUndefined();
  expect(started()).toBe(1);
  expect(gate.hasBegun()).toBe(true);
});

test('a refusal of the browser reaches whoever waits', async () => {
  const { media, gate } = open();
  const playing = media.play();
  refuse();
  gate.playContent();
  await expect(playing).rejects.toThrow('no sound');
});

test('a refusal that nobody waits for is no fault of the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { gate } = open();
  refuse();
  gate.playContent();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('a film that starts past the gate, by its attribute, is caught', () => {
  const { media, onIntent } = open();
  media.dispatchEvent(new Event('play'));
  expect(onIntent).toHaveBeenCalledOnce();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
});

test('a film that was let go runs, and comes to the gate again after a pause', () => {
  const { media, onIntent, gate } = open();
  gate.playContent();
  media.dispatchEvent(new Event('play'));
  expect(onIntent).not.toHaveBeenCalled();
  expect(media.paused).toBe(false);
  media.pause();
  media.dispatchEvent(new Event('pause'));
  media.dispatchEvent(new Event('play'));
  expect(onIntent).toHaveBeenCalledOnce();
});

test('word of a pause that comes when the film runs again does not shut the gate', () => {
  const { media, onIntent, gate } = open();
  gate.playContent();
  media.dispatchEvent(new Event('pause'));
  media.dispatchEvent(new Event('play'));
  expect(onIntent).not.toHaveBeenCalled();
});

test('a film that is held is paused, and nothing but the gate starts it', () => {
  const { media, onIntent, gate } = open();
  gate.playContent();
  gate.pauseContent();
  expect(media.paused).toBe(true);
  media.dispatchEvent(new Event('play'));
  expect(onIntent).toHaveBeenCalledOnce();
});

test('the element is given back as it was, and who waits is told that it is over', async () => {
  const { media, started, onIntent, gate } = open();
  const playing = media.play();
  gate.destroy();
  await expect(playing).rejects.toMatchObject({ name: 'AbortError', message: 'Player destroyed' });
  media.dispatchEvent(new Event('play'));
  expect(onIntent).toHaveBeenCalledOnce();
  await media.play();
  expect(started()).toBe(1);
});
