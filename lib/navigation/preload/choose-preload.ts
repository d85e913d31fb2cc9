import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { findRule } from '@/lib/builds/meta/find-rule';

/** The path to preload for a link: a prerendered page other than the current one; else `undefined`. */
export function choosePreload(
  href: string,
  here: string,
  rules: readonly RouteRule[],
): string | undefined {
  const [from, to] = [new URL(here), new URL(href, here)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return undefined;
  return findRule(to.pathname, rules)?.rule === 'page' ? to.pathname : undefined;
}
