// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellTransition } from '@/lib/navigation/transitions/transitions';
import { pressOnArrival } from '@/lib/player/session/press-on-arrival';

const path = '/movie/nerven';
const address = `http://localhost${path}`;
const pressed = vi.fn();

const start = (to = path) =>
  tellTransition({ type: 'start', kind: 'push', path: to, from: 'http://localhost/vod' });

/** The page that was gone to stands there, with a film or without. */
function arrive(at = address, body = '<main><button data-keeps-press=""></button></main>') {
  document.body.innerHTML = body;
  document.querySelector('button')?.addEventListener('click', pressed);
  tellTransition({ type: 'commit', address: at });
  vi.runAllTimers();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  pressed.mockClear();
  vi.useRealTimers();
});

test('the film of the page that a link leads to is pressed once it stands there', () => {
  pressOnArrival(path);
  start();
  expect(pressed).not.toHaveBeenCalled();
  arrive();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a film that is come back to is not pressed again', () => {
  pressOnArrival(path);
  start();
  arrive();
  start('/vod');
  arrive('http://localhost/vod', '');
  start();
  arrive();
  expect(pressed).toHaveBeenCalledOnce();
});

test('whoever goes elsewhere meanwhile is played nothing, there or later', () => {
  pressOnArrival(path);
  start();
  start('/movie/faust');
  arrive('http://localhost/movie/faust');
  start();
  arrive();
  expect(pressed).not.toHaveBeenCalled();
});

test('a page whose payload cannot be had is the browser’s to load, and the visitor’s to start', () => {
  pressOnArrival(path);
  start();
  tellTransition({ type: 'fail' });
  arrive();
  expect(pressed).not.toHaveBeenCalled();
});

test('a page whose film has gone meanwhile is only shown', () => {
  pressOnArrival(path);
  start();
  expect(() => arrive(address, '<main><button></button></main>')).not.toThrow();
  expect(pressed).not.toHaveBeenCalled();
});

test('of two films on a page the one in the part that the link names is pressed', () => {
  const listen = '/movie/nerven#listen';
  pressOnArrival(listen);
  start(listen);
  const body = (part: string) =>
    `<section id="${part}"><button data-keeps-press=""></button></section>`;
  arrive(`http://localhost${listen}`, `<main>${body('watch')}${body('listen')}</main>`);
  expect(pressed).not.toHaveBeenCalled();
  pressOnArrival(listen);
  start(listen);
  arrive(`http://localhost${listen}`, `<main>${body('listen')}${body('watch')}</main>`);
  expect(pressed).toHaveBeenCalledOnce();
});

test('a provider’s film is the visitor’s to start', () => {
  pressOnArrival(path);
  start();
  arrive(address, '<main><button data-keeps-press="provider"></button></main>');
  expect(pressed).not.toHaveBeenCalled();
});
