// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPicture } from '@/lib/player/session/first-picture';

/** What a browser calls when a picture of this element has been shown. */
let showPicture = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
});

/** Whether the wait for it has ended, as time goes on. */
function wait(media: HTMLMediaElement) {
  const ended = vi.fn();
  void firstPicture(media).then(ended);
  return ended;
}

/** Two frames and a task. */
const paint = () => vi.advanceTimersByTimeAsync(50);

/** The wait goes on until this happens to the element. */
async function expectToEnd(media: HTMLMediaElement, event: string) {
  const ended = wait(media);
  await paint();
  expect(ended).not.toHaveBeenCalled();
  media.dispatchEvent(new Event(event));
  await paint();
  expect(ended).toHaveBeenCalledOnce();
}

function tellPictures() {
  Object.assign(HTMLVideoElement.prototype, {
    requestVideoFrameCallback: (told: () => void) => {
      showPicture = told;
    },
  });
  return document.createElement('video');
}

test('a film is waited for until its first picture is shown, not until it says that it plays', async () => {
  const ended = wait(tellPictures());
  await paint();
  expect(ended).not.toHaveBeenCalled();
  showPicture();
  expect(ended).not.toHaveBeenCalled();
  await paint();
  expect(ended).toHaveBeenCalledOnce();
});

test('a film in a browser that tells pictures does not end the wait by playing', async () => {
  const media = tellPictures();
  const ended = wait(media);
  media.dispatchEvent(new Event('playing'));
  await paint();
  expect(ended).not.toHaveBeenCalled();
});

test('where no picture is told of a film is waited for until it plays', async () => {
  await expectToEnd(document.createElement('video'), 'playing');
});

test('sound shows no picture, also where a film would', async () => {
  tellPictures();
  await expectToEnd(document.createElement('audio'), 'playing');
});

test.each(['error', 'pause'])('%s ends the wait', async (event) => {
  await expectToEnd(tellPictures(), event);
});

test('nobody waits longer than two seconds for a picture that does not come', async () => {
  const ended = wait(tellPictures());
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(ended).toHaveBeenCalledOnce();
});

test('the wait leaves no timer behind', async () => {
  const media = tellPictures();
  wait(media);
  media.dispatchEvent(new Event('error'));
  await paint();
  expect(vi.getTimerCount()).toBe(0);
});
