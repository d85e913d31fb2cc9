import { type PageGuards, pageGuards } from '@/lib/security/page-guards';
import type { CachedBody } from './cached-body';

export type GuardsOf = (pack: CachedBody) => PageGuards;

/** Computes the security headers of built pages, once per body. The cache entry lives as long as the body. */
export function secureBodies(stores: readonly string[]): GuardsOf {
  const known = new WeakMap<CachedBody, PageGuards>();
  return (pack) => {
    const found = known.get(pack) ?? pageGuards(pack.body, stores);
    known.set(pack, found);
    return found;
  };
}
