import { buildId } from '@/lib/builds/build-constants';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isRecord } from '@/lib/primitives/json';
import type { RouteRule } from './describe-routes.mjs';

/** Delay after the page has loaded, in milliseconds. */
const delay = 1000;

/** The Network Information API, if the browser supports it. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether the connection allows speculative requests. */
export function allowsPreloading({ effectiveType, saveData }: Connection = {}): boolean {
  return effectiveType !== 'slow-2g' && !saveData;
}

/**
 * The route rules of the running build, a second after the page has loaded. `undefined` on very slow
 * connections, with the browser's data saver, if the request fails, and in `next dev`. Never rejects.
 */
export async function loadRouteRules(running = buildId): Promise<RouteRule[] | undefined> {
  if (running === 'development') return undefined;
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (!allowsPreloading((navigator as { connection?: Connection }).connection)) return undefined;
  try {
    return (await fetchJson(`/builds/meta/${running}.json`, isMeta)).routes;
  } catch {
    return undefined;
  }
}

function isMeta(json: unknown): json is { routes: RouteRule[] } {
  return isRecord(json) && Array.isArray(json.routes) && json.routes.every(isRule);
}

function isRule(rule: unknown): boolean {
  return isRecord(rule) && typeof rule.path === 'string' && typeof rule.rule === 'string';
}

/** The first rule that matches a public path without query. */
export function findRouteRule(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  const segments = path.split('/');
  return rules.find(({ path: pattern }) => matches(segments, pattern.split('/')));
}

function matches(segments: string[], pattern: string[]): boolean {
  if (segments.length !== pattern.length) return false;
  return segments.every(
    (segment, at) => pattern[at] === segment || (segment !== '' && pattern[at] === '*'),
  );
}
