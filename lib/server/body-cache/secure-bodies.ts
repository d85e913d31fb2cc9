import { type PageGuards, pageGuards } from '@/lib/security/page-guards';
import type { CachedBody } from './cached-body';

export type GuardsOf = (pack: CachedBody) => PageGuards;

/** The guards of built pages: made once of each, and forgotten with it. */
export function secureBodies(stores: readonly string[]): GuardsOf {
  const known = new WeakMap<CachedBody, PageGuards>();
  return (pack) => {
    const found = known.get(pack) ?? pageGuards(pack.body, stores);
    known.set(pack, found);
    return found;
  };
}
