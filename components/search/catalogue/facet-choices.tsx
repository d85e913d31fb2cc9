import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextLink } from '@/components/navigation/links';
import { foldText } from '@/lib/primitives/text/fold-text';
import type { LabelledCount, LabelledFacet } from '@/lib/search/api/filter-labels';
import {
  type FacetKey,
  type PanelFacet,
  runtimeBands,
  subtitleChoices,
} from '@/lib/search/query/facets';
import {
  childrensChoices,
  childrensPath,
  everyAge,
  fewestForChildren,
} from '@/lib/search/query/recommended-ages';
import { FacetValues } from './facet-fields';

/** Number of values shown at first; if there are more, they can be searched. */
const initialCount = 12;

/** Facets whose values have an order of their own; others are sorted by label. */
const fixedOrders: Partial<Record<FacetKey, readonly string[]>> = {
  runtime: runtimeBands.map(({ value }) => value),
  children: childrensChoices,
  subtitles: subtitleChoices,
};

/** The values of an open facet. */
export function FacetChoices({ facet, counts, more }: { facet: PanelFacet } & LabelledFacet) {
  const t = useTranslations('Catalogue');
  const { compare } = new Intl.Collator(useLocale(), { numeric: true });
  const placeOf = ({ value }: LabelledCount) => fixedOrders[facet]?.indexOf(value) ?? 0;
  const inOrder = (list: LabelledCount[]) => {
    const sorted = list.toSorted((a, b) => placeOf(a) - placeOf(b) || compare(a.label, b.label));
    return facet === 'children' ? sorted.filter(addsFilms) : sorted;
  };
  const rest = counts.slice(initialCount);
  if (counts.length === 0) return <p className="label text-muted">{t('noChoice')}</p>;
  const all = facet === 'children' && counts.find(({ value }) => value === everyAge);
  if (rest.length === 0)
    return (
      <>
        <FacetValues facet={facet} values={inOrder(counts)} />
        {all && all.count >= fewestForChildren && (
          <p className="label mt-3">
            <TextLink href={childrensPath}>{t('childrensPage')}</TextLink>
          </p>
        )}
      </>
    );
  return (
    <FindableValues
      facet={facet}
      first={inOrder(counts.slice(0, initialCount))}
      rest={inOrder(rest)}
      more={more}
    />
  );
}

/** Whether an age adds films to those of the age before it, or is chosen. */
function addsFilms({ count, chosen }: LabelledCount, at: number, sorted: LabelledCount[]) {
  return chosen || count !== sorted[at - 1]?.count;
}

type Props = {
  facet: FacetKey;
  /** The values with the most films, and the others. */
  first: LabelledCount[];
  rest: LabelledCount[];
  /** Number of values not listed. */
  more: number;
};

/** Many values: the first ones, a button for the others, and a field to search them. */
function FindableValues({ facet, first, rest, more }: Props) {
  const t = useTranslations('Catalogue');
  const [typed, setTyped] = useState('');
  const asked = foldText(typed.trim());
  const isFound = ({ label, chosen }: LabelledCount) => chosen || foldText(label).includes(asked);
  const matches = [...first, ...rest].filter(isFound);
  return (
    <>
      <label className="label invisible mb-3 block in-[[data-scripted]]:visible noscript:hidden">
        <span className="sr-only">{t('findValue')}</span>
        <input
          type="text"
          // Not part of the query: no name, and its change events do not reach the form.
          value={typed}
          onChange={(event) => {
            event.stopPropagation();
            setTyped(event.target.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={t('findValue')}
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full border-2 border-ink bg-paper px-3 text-ink placeholder:text-muted"
        />
      </label>
      {asked && matches.length === 0 && <p className="label text-muted">{t('noValue')}</p>}
      <FacetValues facet={facet} values={asked ? matches : first} />
      {!asked && (
        <details className="mt-4">
          <summary className="label min-h-11 cursor-pointer py-3">
            {t('more', { count: rest.length })}
          </summary>
          <FacetValues facet={facet} values={rest} />
          {more > 0 && <p className="label mt-3 text-muted">{t('evenMore', { count: more })}</p>}
        </details>
      )}
    </>
  );
}
