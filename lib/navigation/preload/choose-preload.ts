import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { findRule } from '@/lib/builds/meta/find-rule';

/** `intent`: the visitor points at the link, focuses or touches it. `sight`: it is in view. */
export type Occasion = 'intent' | 'sight';

/**
 * The path to preload for a link, if any: a prerendered page other than the one in view. A page that
 * brings a picture of its own along is preloaded on intent only, or every film in view would cost
 * its poster.
 */
export function choosePreload(
  href: string,
  here: string,
  occasion: Occasion,
  rules: readonly RouteRule[],
): string | undefined {
  const [from, to] = [new URL(here), new URL(href, here)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return undefined;
  const rule = findRule(to.pathname, rules);
  if (rule?.rule !== 'page' || (rule.pictures && occasion === 'sight')) return undefined;
  return to.pathname;
}
