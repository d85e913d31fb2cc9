import { listWords } from '@/lib/i18n/list-words';
import type { Locale } from '@/lib/i18n/locales';
import type { LabelledFacets } from '../api/labelled-facets';
import type { CatalogueWords } from './facet-label';
import type { IntroducedFacet } from './facets';

/** Maximum number of people in an introduction, and minimum of common films. */
export const namedInIntroduction = 3;
const shared = 2;

type Choice = { key: IntroducedFacet; value: string };
type Counted = {
  total: number;
  years?: readonly [from: number, until: number] | undefined;
  facets: LabelledFacets;
};

/** One or two sentences about the films of a single choice: number, years and most frequent people. */
export function introduce(
  { key, value }: Choice,
  { total, years: [from, until] = [0, 0], facets }: Counted,
  locale: Locale,
  t: CatalogueWords,
): string[] {
  const name = facets[key].counts.find(({ chosen }) => chosen)?.label ?? value;
  const years = t(from === until ? 'introduction.year' : 'introduction.years', {
    from: String(from),
    until: String(until),
  });
  const first = t(`introduction.${key}`, { count: total, name, years });
  const others = key === 'director' ? 'actor' : 'director';
  const people = facets[others].counts
    .filter((other) => other.count >= shared && other.value !== value)
    .slice(0, namedInIntroduction)
    .map(({ label }) => label);
  if (people.length === 0) return [first];
  const list = listWords(people, locale);
  return [first, t(`introduction.${others}s`, { names: list })];
}
