import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRouteRules } from '@/lib/builds/meta/route-rules';
import { loadClientMessages } from '@/lib/i18n/load-client-messages';
import { fetchLatestBuild } from '@/lib/navigation/build-poller/fetch-latest-build';
import { fetchFilmFacts } from '@/lib/visitor/lists/fetch-film-facts';

// @vitest-environment jsdom

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

/** All requests that a page makes by itself, with their responses. */
const callers: [string, () => Promise<unknown>, unknown, unknown][] = [
  ['latest.json', () => fetchLatestBuild(1), { id: 'two' }, 'two'],
  ['meta/<id>.json', () => loadRouteRules('one'), { routes: [] }, []],
  ['/api/cards', () => fetchFilmFacts(['faust'], 'fr'), [], new Map()],
  ['messages.json', () => loadClientMessages('de'), { Player: {} }, { Player: {} }],
];

test.each(callers)('the request of %s is retried after a 503', async (_, ask, answer, result) => {
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  asked.mockResolvedValueOnce(Response.json(answer));
  const asking = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asking).toEqual(result);
  expect(asked).toHaveBeenCalledTimes(2);
});
