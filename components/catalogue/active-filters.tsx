import { useLocale, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { filterLabels } from '@/lib/films/catalogue/filter-labels';
import { type CatalogueQuery, catalogueHref } from '@/lib/films/catalogue/query';

/** What was chosen, each with the way to take it back, and the way back to everything. */
export function ActiveFilters({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const labels = filterLabels(query, useLocale(), t);
  if (labels.length === 0) return null;
  return (
    <ul aria-label={t('active')} className="label mt-4 flex flex-wrap gap-2">
      {labels.map(({ key, text }) => (
        <li key={key}>
          <LocaleLink
            href={catalogueHref(without(query, key))}
            prefetch={false}
            aria-label={t('remove', { value: text })}
            className="flex min-h-9 items-center gap-2 bg-raised px-3 hover:bg-ink hover:text-paper"
          >
            {text} <span aria-hidden="true">×</span>
          </LocaleLink>
        </li>
      ))}
      <li>
        <LocaleLink
          href="/catalogue"
          prefetch={false}
          className="flex min-h-9 items-center px-3 underline underline-offset-4"
        >
          {t('reset')}
        </LocaleLink>
      </li>
    </ul>
  );
}

function without(query: CatalogueQuery, key: string): CatalogueQuery {
  const filters = { ...query.filters, [key]: undefined };
  return { ...query, filters, watchable: key !== 'watchable' && query.watchable, page: 1 };
}
