// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dispatchTransition } from '@/lib/navigation/transitions/transitions';
import { isPlayAwaited, playOnArrival, queuePress } from '@/lib/player/session/queued-press';
import { waitForFirstFrame } from '@/lib/player/session/start-playback';

describe('queuePress', () => {
  const presses: string[] = [];
  const button = () => document.getElementById('film') as HTMLElement;
  const isBusy = () => button().getAttribute('aria-busy');

  /** Marks the page as hydrated, and lets the observer run. */
  async function hydrate() {
    document.documentElement.dataset.scripted = '';
    await new Promise((resolve) => setTimeout(resolve));
  }
  /** The page’s own listeners, after hydration. */
  function listen() {
    for (const one of document.querySelectorAll('button'))
      one.addEventListener('click', () => presses.push(one.id));
  }

  beforeEach(() => {
    delete document.documentElement.dataset.scripted;
    document.body.innerHTML =
      '<button id="film" data-keeps-press=""><span></span></button><button id="else"></button>';
    // As inlined in the page: from its source alone.
    new Function(`(${queuePress})()`)();
    presses.length = 0;
  });

  test('a click before hydration is repeated after it, and the button is busy meanwhile', async () => {
    document.querySelector('span')?.click();
    button().click();
    document.getElementById('else')?.click();
    expect(isBusy()).toBe('true');
    listen();
    await hydrate();
    expect(presses).toEqual(['film']);
  });

  test('a press is kept over a reload', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<button data-keeps-press=""></button>');
    window.history.replaceState({ pressedPlayer: 1, scrollTop: 3 }, '');
    new Function(`(${queuePress})()`)();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect([isBusy(), window.history.state]).toEqual(['true', { scrollTop: 3 }]);
    listen();
    await hydrate();
    expect(presses).toEqual(['film']);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(presses).toEqual(['film', 'film']);
  });

  test('a failed script ends the queue, a failed image does not', () => {
    const fail = (name: string) =>
      document.body.appendChild(document.createElement(name)).dispatchEvent(new Event('error'));
    button().click();
    fail('img');
    expect(isBusy()).toBe('true');
    fail('script');
    expect(isBusy()).toBeNull();
    button().click();
    expect(isBusy()).toBeNull();
  });
});

describe('playOnArrival', () => {
  const path = '/movie/nerven';
  const pressed = vi.fn();
  const start = (to = path) =>
    dispatchTransition({ type: 'start', kind: 'push', path: to, from: 'http://localhost/vod' });
  const film = (keeps = '') => `<button data-keeps-press="${keeps}"></button>`;

  /** Completes a navigation, to a page with or without a film. */
  function arrive(at = path, body = film()) {
    document.body.innerHTML = `<main>${body}</main>`;
    document.querySelector('button')?.addEventListener('click', pressed);
    dispatchTransition({ type: 'commit', address: `http://localhost${at}` });
    vi.runAllTimers();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    pressed.mockClear();
    playOnArrival(path);
    start();
  });

  test('clicks the play button after the navigation, once', () => {
    expect([pressed.mock.calls.length, isPlayAwaited()]).toEqual([0, true]);
    arrive();
    expect(isPlayAwaited()).toBe(false);
    start('/vod');
    arrive('/vod', '');
    start();
    arrive();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('does nothing after a failed navigation, without a film, or for an embed, and ends full screen there', () => {
    const exitFullscreen = vi.fn(async () => {});
    Object.assign(document, { exitFullscreen, fullscreenElement: document.documentElement });
    onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenElement'));
    dispatchTransition({ type: 'fail' });
    arrive();
    for (const body of ['<button></button>', film('provider')]) {
      playOnArrival(path);
      start();
      arrive(path, body);
    }
    expect(pressed).not.toHaveBeenCalled();
    expect(exitFullscreen).toHaveBeenCalledTimes(2);
  });

  test('clicks the button in the section of the link’s hash', () => {
    const listen = `${path}#listen`;
    const part = (id: string) => `<section id="${id}">${film()}</section>`;
    for (const [first, second] of [
      ['watch', 'listen'],
      ['listen', 'watch'],
    ] as const) {
      playOnArrival(listen);
      start(listen);
      arrive(listen, part(first) + part(second));
      expect(pressed).toHaveBeenCalledTimes(first === 'listen' ? 1 : 0);
    }
  });
});

describe('waitForFirstFrame', () => {
  /** Calls the callback of the first frame. */
  let showFrame = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(HTMLVideoElement.prototype, {
      requestVideoFrameCallback: (callback: () => void) => {
        showFrame = callback;
      },
    });
  });
  afterEach(
    () => void Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback'),
  );

  /** Two frames and a task. */
  const paint = () => vi.advanceTimersByTimeAsync(50);
  function wait(media: HTMLMediaElement = document.createElement('video')) {
    const ended = vi.fn();
    void waitForFirstFrame(media).then(ended);
    const fire = async (event: string) => {
      media.dispatchEvent(new Event(event));
      await paint();
      return ended.mock.calls.length;
    };
    return { ended, fire };
  }

  test('resolves with the first frame, not with playing', async () => {
    const { ended, fire } = wait();
    expect(await fire('playing')).toBe(0);
    showFrame();
    await paint();
    expect(ended).toHaveBeenCalledOnce();
  });
});
