// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { restoreFocus } from '@/lib/navigation/scroll/return-focus';
import { dispatchTransition, listenToTransitions } from '@/lib/navigation/transitions/transitions';

restoreFocus(listenToTransitions);

const cards = `<h1 tabindex="-1">Catalogue</h1>
  <a href="/movie/faust">Still</a><a id="title" href="/movie/faust">Faust</a>
  <a id="other" href="/movie/nerven">Nerven</a>`;

/** The router goes somewhere, and its page stands there. */
function go(kind: 'push' | 'traverse', path: string, body = cards) {
  dispatchTransition({ type: 'start', kind, path, from: location.href });
  history.replaceState(null, '', path);
  document.body.innerHTML = `<header><a id="menu" href="/">Menu</a></header><main>${body}</main>`;
  dispatchTransition({ type: 'commit', address: location.href });
}

const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

beforeEach(() => go('push', '/catalogue'));

test('who goes back stands at the link that led away, the very one of several that lead there', () => {
  focus('title');
  go('push', '/movie/faust', '<h1>Faust</h1>');
  go('traverse', '/catalogue');
  expect(focused()).toBe('title');
});

test('of a page that was left by another link the last one counts', () => {
  focus('title');
  go('push', '/movie/faust', '<h1>Faust</h1>');
  go('traverse', '/catalogue');
  focus('other');
  go('push', '/movie/nerven', '<h1>Nerven</h1>');
  go('traverse', '/catalogue');
  expect(focused()).toBe('other');
});

test('a page that was left by no link of its own is begun anew', () => {
  focus('menu');
  go('push', '/vod', '<h1>VOD</h1>');
  go('traverse', '/catalogue');
  expect(document.activeElement).toBe(document.body);
});

test('a link that is gone, and a page that is gone to and not back, change nothing', () => {
  focus('title');
  go('push', '/movie/faust', '<h1>Faust</h1>');
  go('traverse', '/catalogue', '<h1>Catalogue</h1>');
  expect(document.activeElement).toBe(document.body);
  go('push', '/catalogue');
  expect(document.activeElement).toBe(document.body);
});

test('who has the focus elsewhere by then keeps it', () => {
  focus('title');
  go('push', '/movie/faust', '<h1>Faust</h1>');
  dispatchTransition({ type: 'start', kind: 'traverse', path: '/catalogue', from: location.href });
  history.replaceState(null, '', '/catalogue');
  document.body.innerHTML = `<a id="menu" href="/">Menu</a><main>${cards}</main>`;
  focus('menu');
  dispatchTransition({ type: 'commit', address: location.href });
  expect(focused()).toBe('menu');
});
