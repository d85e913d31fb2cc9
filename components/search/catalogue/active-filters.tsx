import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocaleLink } from '@/components/navigation/links';
import { chosenLabels, type LabelledFacets, rangeLabels } from '@/lib/search/api/filter-labels';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import { type CatalogueQuery, dropRange, dropText, toggleValue } from '@/lib/search/query/query';

type Props = {
  query: CatalogueQuery;
  facets: LabelledFacets;
  /** Whether the search text is listed too. It is not if the results already say that nothing matches it. */
  hasText: boolean;
};

/** The conditions of the query, each with a link that removes it, and a link that removes all. */
export function ActiveFilters({ query, facets, hasText }: Props) {
  const t = useTranslations('Catalogue');
  const labels = [
    ...chosenLabels(facets).map(({ key, value, text }) => ({
      text,
      rest: toggleValue(query, key, value),
    })),
    ...rangeLabels(query.ranges, t).map(({ key, text }) => ({ text, rest: dropRange(query, key) })),
    ...(query.unseen ? [{ text: t('unseen'), rest: { ...query, unseen: false } }] : []),
  ];
  if (labels.length === 0 && !(query.text && hasText)) return null;
  return (
    <ul aria-label={t('active')} className="label mt-3 flex flex-wrap gap-2 lg:mt-0 lg:mb-6">
      {query.text && hasText && (
        <Chip href={catalogueHref(dropText(query))} text={t('quoted', { text: query.text })} />
      )}
      {labels.map(({ text, rest }) => (
        <Chip key={catalogueHref(rest)} href={catalogueHref(rest)} text={text} />
      ))}
      <li>
        <LocaleLink
          href="/catalogue"
          prefetch={false}
          className="flex min-h-11 items-center px-3 underline underline-offset-4"
        >
          {t('reset')}
        </LocaleLink>
      </li>
    </ul>
  );
}

function Chip({ href, text }: { href: string; text: string }): ReactNode {
  const t = useTranslations('Catalogue');
  return (
    <li>
      <LocaleLink
        href={href}
        prefetch={false}
        aria-label={t('remove', { value: text })}
        className="flex min-h-11 items-center gap-2 bg-raised px-3 hover:bg-ink hover:text-paper forced-colors:border"
      >
        {text} <span aria-hidden="true">×</span>
      </LocaleLink>
    </li>
  );
}
