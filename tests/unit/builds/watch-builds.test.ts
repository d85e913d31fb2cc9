import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowsPreloading, loadRouteRules } from '@/lib/builds/meta/route-rules';
import { watchBuilds } from '@/lib/navigation/build-poller/watch-builds';
import { followedLink } from '@/lib/navigation/followed-link';
import { until } from '../until';

// @vitest-environment jsdom

const asked: string[] = [];

describe('watch builds', () => {
  let answer: () => Response = () => Response.json({ id: 'a' });

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    asked.length = 0;
  });

  it('asks each hour with the time, and tells once when the build is another', async () => {
    answer = () => Response.json({ id: 'a' });
    const leave = vi.fn();
    watchBuilds(leave, Date.now(), 'a');
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/builds/latest.json?4600000']);
    answer = () => Response.json({ id: 'b' });
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(asked).toHaveLength(2);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('asks when a tab wakes after an hour, and not before', async () => {
    answer = () => Response.json({ id: 'b' });
    const leave = vi.fn();
    watchBuilds(leave, Date.now(), 'a');
    vi.setSystemTime(1_000_000 + 3_599_999);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toEqual([]);
    vi.setSystemTime(1_000_000 + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(leave).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['an error', () => Response.json({ id: 'b' }, { status: 404 })],
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => Response.json({ id: 7 })],
    ['null', () => Response.json(null)],
    [
      'nothing',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('carries on where the answer is %s', async (_, given) => {
    answer = given;
    const leave = vi.fn();
    watchBuilds(leave, Date.now(), 'a');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(asked).toHaveLength(2);
    expect(leave).not.toHaveBeenCalled();
  });

  it('asks once more where the server is out of breath', async () => {
    const failing = [503, 503];
    answer = () => Response.json({ id: 'b' }, { status: failing.shift() ?? 200 });
    const leave = vi.fn();
    watchBuilds(leave, Date.now(), 'a');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(asked).toHaveLength(3);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('load rules', () => {
  const routes = [{ path: '/vod', rule: 'page' }];
  let answer: () => Response;

  beforeEach(() => {
    vi.useFakeTimers();
    answer = () => Response.json({ id: 'one', routes });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    asked.length = 0;
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('waits 1000 ms, then asks for the rules of the running build', async () => {
    const loading = loadRouteRules('one');
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/builds/meta/one.json']);
    expect(await loading).toEqual(routes);
  });

  it.each([
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '2g', saveData: false }, true],
    [undefined, true],
  ])('judges %o', (connection, may) => expect(allowsPreloading(connection)).toBe(may));

  it.each([
    ['404', () => Response.json({ status: 404 }, { status: 404 })],
    ['no JSON', () => new Response('<html>')],
    ['without rules', () => Response.json({ id: 'one' })],
    ['of rules without a path', () => Response.json({ routes: [{ rule: 'page' }] })],
  ])('has no rules where the answer is %s', async (_, given) => {
    answer = given;
    const loading = loadRouteRules('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBeUndefined();
  });
});

describe('followed link', () => {
  /** Clicks the `b` in some markup, and says which link would be followed. */
  function click(html: string, init: MouseEventInit = {}): string | undefined {
    document.body.innerHTML = html;
    let found: HTMLAnchorElement | undefined;
    window.addEventListener(
      'click',
      (event) => {
        found = followedLink(event);
        event.preventDefault();
      },
      { capture: true, once: true },
    );
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return found?.getAttribute('href') ?? undefined;
  }

  it('finds the link around what was clicked', () => {
    expect(click('<a href="/vod"><i><b></b></i></a>')).toBe('/vod');
    expect(click('<a href="/vod" target="_self"><b></b></a>')).toBe('/vod');
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves %o to the browser', (init) =>
    expect(click('<a href="/vod"><b></b></a>', init)).toBeUndefined(),
  );

  it.each([
    ...['<b></b>', '<a><b></b></a>', '<a href="/vod" target="_blank"><b></b></a>'],
    ...['<a href="/film.mp4" download><b></b></a>', '<a href="/de" hreflang="de"><b></b></a>'],
    '<a href="/media/judex/still-1.jpg"><b></b></a>',
  ])('passes over %s', (html) => expect(click(html)).toBeUndefined());
});
