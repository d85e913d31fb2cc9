import { fetchJson } from '@/lib/primitives/http/fetch';

/**
 * The id of the currently deployed build. The timestamp in the address bypasses all caches.
 * `undefined` on failure; the tab then keeps the running build.
 */
export async function fetchLatestBuild(now: number): Promise<string | undefined> {
  try {
    return (await fetchJson(`/builds/latest.json?${now}`, isLatest)).id;
  } catch {
    return undefined;
  }
}

function isLatest(json: unknown): json is { id: string } {
  return typeof (json as { id?: unknown } | null)?.id === 'string';
}
