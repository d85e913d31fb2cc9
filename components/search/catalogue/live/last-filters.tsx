'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { LocaleLink, textLinkStyle } from '@/components/navigation/links';
import { chosenLabels, rangeLabels } from '@/lib/search/api/filter-labels';
import { catalogueParams } from '@/lib/search/query/catalogue-address';
import {
  type LastFilters as Last,
  readLastFilters,
  writeLastFilters,
} from '@/lib/search/query/last-filters';
import type { Results } from '../results';

type Props = { results: Results; isUsed: RefObject<boolean> };

/** Offers the visitor's last filters if none are set, and a button to delete them. */
export function LastFilters({ results: { query, answer }, isUsed }: Props) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const [last, setLast] = useState<Last>();
  const label = [...chosenLabels(answer.facets), ...rangeLabels(query.ranges, t)]
    .map(({ text }) => text)
    .join(', ');

  useEffect(() => {
    if (label && isUsed.current)
      writeLastFilters(locale, {
        params: String(catalogueParams({ filters: query.filters, ranges: query.ranges })),
        label,
      });
    setLast(label || query.text ? undefined : readLastFilters(locale));
  }, [label, query, locale, isUsed]);

  const deleteFilters = () => {
    writeLastFilters(locale, undefined);
    setLast(undefined);
  };
  if (!last) return null;
  return (
    <p className="label flex items-center gap-2 max-lg:mt-4 lg:mb-4">
      <LocaleLink
        href={`/catalogue?${last.params}`}
        prefetch={false}
        className={`${textLinkStyle} py-3`}
      >
        {t('resume', { filters: last.label })}
      </LocaleLink>
      <button
        type="button"
        onClick={deleteFilters}
        aria-label={t('forget')}
        title={t('forget')}
        className="grid size-11 shrink-0 place-items-center hover:bg-raised"
      >
        <span aria-hidden="true">×</span>
      </button>
    </p>
  );
}
