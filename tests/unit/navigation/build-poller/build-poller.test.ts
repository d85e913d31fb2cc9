// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewCachedPage } from '@/lib/navigation/build-poller/renew-cached-page';
import { watchBuilds } from '@/lib/navigation/build-poller/watch-builds';

const requests: string[] = [];

describe('watchBuilds', () => {
  let answer: () => Response = () => Response.json({ id: 'a' });

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return answer();
    });
  });
  afterEach(() => {
    requests.length = 0;
  });

  it('the build is requested each hour, and a new one is reported once', async () => {
    answer = () => Response.json({ id: 'a' });
    const report = vi.fn();
    watchBuilds(report, Date.now(), 'a');
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual(['/builds/latest.json?4600000']);
    answer = () => Response.json({ id: 'b' });
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(requests).toHaveLength(2);
    expect(report).toHaveBeenCalledTimes(1);
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
  ])('a response of %s is ignored', async (_, response) => {
    answer = response;
    const report = vi.fn();
    watchBuilds(report, Date.now(), 'a');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(requests).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });
});

it.each([
  ['back_forward', 'b', 1],
  ['back_forward', 'a', 0],
  ['navigate', 'b', 0],
  ['reload', 'b', 0],
])('after a %s to build a, with %s served, it reloads %i times', async (type, id, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('fetch', async () => Response.json({ id }));
  await renewCachedPage('a');
  expect(reload).toHaveBeenCalledTimes(reloads);
});
