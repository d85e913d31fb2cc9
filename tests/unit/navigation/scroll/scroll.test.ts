// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findHashTarget, moveFocus } from '@/lib/navigation/scroll/hash-target';
import { restoreFocus } from '@/lib/navigation/scroll/return-focus';
import { dispatchTransition, listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { followAnchor } from '@/lib/navigation/transitions/watch-payloads';

describe('followAnchor', () => {
  const goTo = (path: string, kind: 'push' | 'replace' | 'traverse' = 'push') => {
    dispatchTransition({ type: 'start', kind, path, from: location.href });
    return followAnchor();
  };
  let entries = 0;

  beforeEach(() => {
    history.replaceState(null, '', '/shop?kind=books#top');
    entries = history.length;
  });

  test.each(['#footer', '/shop?kind=books#footer'])('scrolls to %s, as a history entry', (path) => {
    expect(goTo(path)).toBe(true);
    expect(location.hash).toBe('#footer');
    expect(history.length).toBe(entries + 1);
  });

  test.each(['/vod#footer', '/shop#footer', '/shop?kind=books', '#top'])(
    'leaves %s to the router',
    (path) => {
      expect(goTo(path)).toBe(false);
      expect(location.hash).toBe('#top');
    },
  );

  test('leaves history navigations to the router', () =>
    expect(goTo(location.href, 'traverse')).toBe(false));
});

describe('findHashTarget and moveFocus', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<section id="générique"></section><a id="way" href="/"></a><main id="c" tabindex="-1"></main>';
  });

  test('find a target by its id, plain or encoded', () => {
    const section = document.querySelector('section');
    expect(findHashTarget('#générique')).toBe(section);
    expect(findHashTarget('#g%C3%A9n%C3%A9rique')).toBe(section);
  });

  test.each(['', '#', '#nowhere', '#%E0%A4%A'])('find no target for “%s”', (hash) => {
    expect(findHashTarget(hash)).toBeNull();
    moveFocus(findHashTarget(hash));
    expect(document.activeElement).toBe(document.body);
  });

  test('leave the focus inside the target', () => {
    document.body.innerHTML = '<main id="content" tabindex="-1"><a href="/vod">VoD</a></main>';
    const link = document.querySelector('a');
    link?.focus();
    moveFocus(findHashTarget('#content'));
    expect(document.activeElement).toBe(link);
  });
});

describe('restoreFocus', () => {
  restoreFocus(listenToTransitions);

  const cards = `<h1 tabindex="-1">Catalogue</h1>
    <a href="/movie/faust">Still</a><a id="title" href="/movie/faust">Faust</a>
    <a id="other" href="/movie/nerven">Nerven</a>`;

  /** A client-side navigation with the HTML of the new page. */
  function go(kind: 'push' | 'traverse', path: string, body = cards) {
    dispatchTransition({ type: 'start', kind, path, from: location.href });
    history.replaceState(null, '', path);
    document.body.innerHTML = `<header><a id="menu" href="/">Menu</a></header><main>${body}</main>`;
    dispatchTransition({ type: 'commit', address: location.href });
  }

  const focus = (id: string) => document.getElementById(id)?.focus();
  const focused = () => document.activeElement?.id;

  beforeEach(() => go('push', '/catalogue'));

  test('focuses the link that was followed last, when the visitor goes back', () => {
    focus('title');
    go('push', '/movie/faust', '<h1>Faust</h1>');
    go('traverse', '/catalogue');
    expect(focused()).toBe('title');
    focus('other');
    go('push', '/movie/nerven', '<h1>Nerven</h1>');
    go('traverse', '/catalogue');
    expect(focused()).toBe('other');
  });

  test('focuses a link that a script adds after the page, unless another page is opened', async () => {
    focus('other');
    go('push', '/movie/nerven', '<h1>Nerven</h1>');
    go('traverse', '/catalogue', '<h1>Catalogue</h1>');
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<a id="late" href="/movie/nerven">Nerven</a>');
    await vi.waitFor(() => expect(focused()).toBe('late'));
    go('push', '/movie/nerven', '<h1>Nerven</h1>');
    go('traverse', '/catalogue', '<h1>Catalogue</h1>');
    go('push', '/vod', cards);
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });

  test('leaves the focus if the visitor has moved it', () => {
    focus('title');
    go('push', '/movie/faust', '<h1>Faust</h1>');
    dispatchTransition({
      type: 'start',
      kind: 'traverse',
      path: '/catalogue',
      from: location.href,
    });
    history.replaceState(null, '', '/catalogue');
    document.body.innerHTML = `<a id="menu" href="/">Menu</a><main>${cards}</main>`;
    focus('menu');
    dispatchTransition({ type: 'commit', address: location.href });
    expect(focused()).toBe('menu');
  });
});
