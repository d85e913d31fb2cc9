import { beforeEach, describe, expect, test } from 'vitest';
import { findHashTarget, moveFocus } from '@/lib/navigation/scroll/hash-target';
import { dispatchTransition } from '@/lib/navigation/transitions/transitions';
import { followAnchor } from '@/lib/navigation/transitions/watch-payloads';

// @vitest-environment jsdom

describe('go to part', () => {
  const goTo = (path: string, kind: 'push' | 'replace' | 'traverse' = 'push') => {
    dispatchTransition({ type: 'start', kind, path, from: location.href });
    return followAnchor();
  };
  let entries = 0;

  beforeEach(() => {
    history.replaceState(null, '', '/shop?kind=books#top');
    entries = history.length;
  });

  test.each(['#footer', '/shop?kind=books#footer'])(
    '%s is a part of the shown page: the browser goes there, with an entry of its own',
    (path) => {
      expect(goTo(path)).toBe(true);
      expect(location.hash).toBe('#footer');
      expect(history.length).toBe(entries + 1);
    },
  );

  test.each(['/vod#footer', '/shop#footer', '/shop?kind=books', '#top'])(
    '%s is the router’s to ask for',
    (path) => {
      expect(goTo(path)).toBe(false);
      expect(location.hash).toBe('#top');
    },
  );

  test('a walk through the history is too: the address is the new one already', () =>
    expect(goTo(location.href, 'traverse')).toBe(false));
});

describe('hash target', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<section id="générique"></section><a id="way" href="/"></a><main id="c" tabindex="-1"></main>';
  });

  test('a target is found by its name, written plainly or encoded', () => {
    const section = document.querySelector('section');
    expect(findHashTarget('#générique')).toBe(section);
    expect(findHashTarget('#g%C3%A9n%C3%A9rique')).toBe(section);
  });

  test.each(['', '#', '#nowhere', '#%E0%A4%A'])('the hash "%s" leads nowhere', (hash) => {
    expect(findHashTarget(hash)).toBeNull();
    moveFocus(findHashTarget(hash));
    expect(document.activeElement).toBe(document.body);
  });

  test('a part of the page takes the focus, and is no stop for it any more once left', () => {
    moveFocus(findHashTarget('#générique'));
    const section = document.querySelector('section');
    expect(document.activeElement).toBe(section);
    section?.blur();
    expect(section?.hasAttribute('tabindex')).toBe(false);
  });

  test('what can be focused already keeps its own tabindex', () => {
    moveFocus(findHashTarget('#way'));
    expect(document.activeElement).toBe(document.querySelector('a'));
    expect(document.querySelector('a')?.hasAttribute('tabindex')).toBe(false);
    moveFocus(findHashTarget('#c'));
    document.querySelector('main')?.blur();
    expect(document.querySelector('main')?.tabIndex).toBe(-1);
  });

  test('leaves the focus with who has tabbed on within it', () => {
    document.body.innerHTML = '<main id="content" tabindex="-1"><a href="/vod">VoD</a></main>';
    const link = document.querySelector('a');
    link?.focus();
    moveFocus(findHashTarget('#content'));
    expect(document.activeElement).toBe(link);
  });
});
