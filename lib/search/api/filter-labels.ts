import { formatList } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { CountedFacet, FacetCount } from '../engine/count-facets';
import type { CatalogueTranslator } from '../query/facet-label';
import { type FacetKey, facetKeys, type IntroducedFacet } from '../query/facets';
import { type Range, type RangeKey, type Ranges, rangeKeys } from '../query/query';

/** A facet value with its label. */
export type LabelledCount = FacetCount & { label: string };
export type LabelledFacet = Omit<CountedFacet, 'counts'> & { counts: LabelledCount[] };
export type LabelledFacets = Record<FacetKey, LabelledFacet>;

/** Labels of the chosen filters, in facet order, from an answer's facets. */
export function chosenLabels(facets: LabelledFacets): ChosenLabel[] {
  return facetKeys.flatMap((key) =>
    facets[key].counts
      .filter(({ chosen }) => chosen)
      .map(({ value, label }) => ({ key, value, text: label })),
  );
}

export type ChosenLabel = { key: FacetKey; value: string; text: string };

export type RangeLabel = { key: RangeKey; text: string };

/** Labels of the ranges of a query. */
export function rangeLabels(chosenRanges: Ranges, t: CatalogueTranslator): RangeLabel[] {
  return rangeKeys.flatMap((key) => {
    const range = chosenRanges[key];
    return range ? [{ key, text: rangeLabel(key, range, t) }] : [];
  });
}

function rangeLabel(key: RangeKey, { from, to }: Range, t: CatalogueTranslator): string {
  const ends = { from: String(from), to: String(to) };
  if (from === undefined) return t(`ranges.${key}.to`, ends);
  if (to === undefined) return t(`ranges.${key}.from`, ends);
  return from === to ? t(`ranges.${key}.one`, ends) : t(`ranges.${key}.both`, ends);
}

/** An introduction names at most `namedInIntroduction` people, each with at least `minSharedFilms` of the films. */
export const namedInIntroduction = 3;
const minSharedFilms = 2;

type Choice = { key: IntroducedFacet; value: string };
type IntroducedFilms = {
  total: number;
  years?: readonly [from: number, until: number] | undefined;
  facets: LabelledFacets;
};

/** One or two sentences about the films of a single choice: number, years and most frequent people. */
export function introduce(
  { key, value }: Choice,
  { total, years: [from, until] = [0, 0], facets }: IntroducedFilms,
  locale: Locale,
  t: CatalogueTranslator,
): string[] {
  const name = facets[key].counts.find(({ chosen }) => chosen)?.label ?? value;
  const years = t(from === until ? 'introduction.year' : 'introduction.years', {
    from: String(from),
    until: String(until),
  });
  const first = t(`introduction.${key}`, { count: total, name, years });
  const otherRole = key === 'director' ? 'actor' : 'director';
  const people = facets[otherRole].counts
    .filter((other) => other.count >= minSharedFilms && other.value !== value)
    .slice(0, namedInIntroduction)
    .map(({ label }) => label);
  if (people.length === 0) return [first];
  const list = formatList(people, locale);
  return [first, t(`introduction.${otherRole}s`, { names: list })];
}
