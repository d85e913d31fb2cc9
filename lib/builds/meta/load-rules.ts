import { buildId } from '@/lib/builds/build-id';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isRecord } from '@/lib/primitives/http/is-record';
import type { RouteRule } from './describe-routes.mjs';

/** How long after the page has loaded, in milliseconds (specification, section 9). */
const delay = 1000;

/** The Network Information API, where a browser has it. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether a visitor's connection bears what was not asked for (specification, section 9). */
export function maySpend({ effectiveType, saveData }: Connection = {}): boolean {
  return effectiveType !== 'slow-2g' && !saveData;
}

/**
 * The route rules of the running build, once the page has been at rest for a second; `undefined`
 * (never an error) where the connection is too dear, and where they cannot be had; `next dev` has
 * none.
 */
export async function loadRules(running = buildId): Promise<RouteRule[] | undefined> {
  if (running === 'development') return undefined;
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (!maySpend((navigator as { connection?: Connection }).connection)) return undefined;
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
