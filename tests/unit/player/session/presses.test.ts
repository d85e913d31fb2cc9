import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dispatchTransition } from '@/lib/navigation/transitions/transitions';
import { playOnArrival, queuePress } from '@/lib/player/session/queued-press';
import { waitForFirstFrame } from '@/lib/player/session/start-playback';

// @vitest-environment jsdom

describe('a press before the page is alive', () => {
  const presses: string[] = [];
  const button = () => document.getElementById('film') as HTMLElement;
  const isBusy = () => button().getAttribute('aria-busy');

  /** The page comes to life, and what watches it has heard. */
  async function comeToLife() {
    document.documentElement.dataset.scripted = '';
    await new Promise((resolve) => setTimeout(resolve));
  }
  /** From here on presses are heard: the page's scripts are there. */
  function listen() {
    for (const one of document.querySelectorAll('button'))
      one.addEventListener('click', () => presses.push(one.id));
  }

  beforeEach(() => {
    delete document.documentElement.dataset.scripted;
    document.body.innerHTML =
      '<button id="film" data-keeps-press=""><span></span></button><button id="else"></button>';
    // As it stands in the page: from its source, with nothing around it.
    new Function(`(${queuePress})()`)();
    presses.length = 0;
  });

  test('is made once it is, and the button says that it is busy; other buttons keep none', async () => {
    document.querySelector('span')?.click();
    button().click();
    document.getElementById('else')?.click();
    expect(isBusy()).toBe('true');
    listen();
    await comeToLife();
    expect(presses).toEqual(['film']);
  });

  test('is the only one that is kept', async () => {
    await comeToLife();
    listen();
    button().click();
    await comeToLife();
    expect([presses, isBusy()]).toEqual([['film'], null]);
  });

  test('waits no longer where a script cannot be had, but where a picture cannot', () => {
    const fail = (name: string) =>
      document.body.appendChild(document.createElement(name)).dispatchEvent(new Event('error'));
    button().click();
    fail('img');
    expect(isBusy()).toBe('true');
    fail('script');
    expect(isBusy()).toBeNull();
    button().click();
    expect(isBusy(), 'never again').toBeNull();
  });
});

describe('the film of the page that a link leads to', () => {
  const path = '/movie/nerven';
  const pressed = vi.fn();
  const start = (to = path) =>
    dispatchTransition({ type: 'start', kind: 'push', path: to, from: 'http://localhost/vod' });
  const film = (kept = '') => `<button data-keeps-press="${kept}"></button>`;

  /** The page that was gone to stands there, with a film or without. */
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
  afterEach(() => void vi.useRealTimers());

  test('is pressed once it stands there, and not when it is come back to', () => {
    expect(pressed).not.toHaveBeenCalled();
    arrive();
    start('/vod');
    arrive('/vod', '');
    start();
    arrive();
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('is not pressed for who goes elsewhere meanwhile, there or later', () => {
    start('/movie/faust');
    arrive('/movie/faust');
    start();
    arrive();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is not pressed where its payload cannot be had, it has gone, or a provider plays it', () => {
    dispatchTransition({ type: 'fail' });
    arrive();
    for (const body of ['<button></button>', film('provider')]) {
      playOnArrival(path);
      start();
      arrive(path, body);
    }
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is the one in the part that the link names', () => {
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

describe('the wait for the first picture', () => {
  /** What a browser calls when a picture of this element has been shown. */
  let showPicture = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(HTMLVideoElement.prototype, {
      requestVideoFrameCallback: (told: () => void) => {
        showPicture = told;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
  });

  /** Two frames and a task. */
  const paint = () => vi.advanceTimersByTimeAsync(50);
  function wait(media: HTMLMediaElement = document.createElement('video')) {
    const ended = vi.fn();
    void waitForFirstFrame(media).then(ended);
    const tell = async (event: string) => {
      media.dispatchEvent(new Event(event));
      await paint();
      return ended.mock.calls.length;
    };
    return { ended, tell };
  }

  test('ends when it is shown, not when the film says that it plays', async () => {
    const { ended, tell } = wait();
    expect(await tell('playing')).toBe(0);
    showPicture();
    await paint();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('ends by playing for sound, and where no picture is told of', async () => {
    expect(await wait(document.createElement('audio')).tell('playing')).toBe(1);
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
    expect(await wait().tell('playing')).toBe(1);
  });

  test.each(['error', 'pause'])('ends by %s', async (event) => {
    expect(await wait().tell(event)).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends after two seconds', async () => {
    const { ended } = wait();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(150);
    expect(ended).toHaveBeenCalledOnce();
  });
});
