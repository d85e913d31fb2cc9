import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocaleLink } from '@/components/navigation/locale-link';
import { chosenLabels } from '@/lib/films/api/chosen-labels';
import type { LabelledFacets } from '@/lib/films/api/films-answer';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { toggleValue } from '@/lib/films/catalogue/change-query';
import { type CatalogueQuery, defaultSorting } from '@/lib/films/catalogue/query';

type Props = { query: CatalogueQuery; facets: LabelledFacets };

/** What was asked, each with the way to take it back, and the way back to everything. */
export function ActiveFilters({ query, facets }: Props) {
  const t = useTranslations('Catalogue');
  const labels = chosenLabels(facets);
  if (labels.length === 0 && !query.text) return null;
  return (
    <ul aria-label={t('active')} className="label mt-4 flex flex-wrap gap-2">
      {query.text && (
        <Chip href={catalogueHref(withoutText(query))} text={t('quoted', { text: query.text })} />
      )}
      {labels.map(({ key, value, text }) => (
        <Chip key={key + value} href={catalogueHref(toggleValue(query, key, value))} text={text} />
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
        className="flex min-h-11 items-center gap-2 bg-raised px-3 hover:bg-ink hover:text-paper"
      >
        {text} <span aria-hidden="true">×</span>
      </LocaleLink>
    </li>
  );
}

function withoutText(query: CatalogueQuery): CatalogueQuery {
  const sort = query.sort === 'relevance' ? defaultSorting({ text: '' }) : query.sort;
  return { ...query, text: '', sort, page: 1 };
}
