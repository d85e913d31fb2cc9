import type { CatalogueWords } from './facet-label';
import { type Range, type RangeKey, type Ranges, rangeKeys } from './ranges';

export type RangeLabel = { key: RangeKey; text: string };

/** Labels of the ranges of a query. */
export function rangeLabels(asked: Ranges, t: CatalogueWords): RangeLabel[] {
  return rangeKeys.flatMap((key) => {
    const range = asked[key];
    return range ? [{ key, text: rangeLabel(key, range, t) }] : [];
  });
}

function rangeLabel(key: RangeKey, { from, to }: Range, t: CatalogueWords): string {
  const ends = { from: String(from), to: String(to) };
  if (from === undefined) return t(`ranges.${key}.to`, ends);
  if (to === undefined) return t(`ranges.${key}.from`, ends);
  return from === to ? t(`ranges.${key}.one`, ends) : t(`ranges.${key}.both`, ends);
}
