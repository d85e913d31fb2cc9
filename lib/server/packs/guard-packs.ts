import { type PageGuards, pageGuards } from '@/lib/security/page-guards';
import type { Pack } from './pack';

export type GuardsOf = (pack: Pack) => PageGuards;

/** The guards of built pages: made once of each, and forgotten with it. */
export function guardPacks(stores: readonly string[]): GuardsOf {
  const known = new WeakMap<Pack, PageGuards>();
  return (pack) => {
    const found = known.get(pack) ?? pageGuards(pack.body, stores);
    known.set(pack, found);
    return found;
  };
}
