import { useTranslations } from 'next-intl';
import {
  type CatalogueQuery,
  defaultSorting,
  type Sorting,
  sortings,
} from '@/lib/films/catalogue/query';

/** The order of the films; by relevance only where there is a text. */
export function SortSelect({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const orders = sortings.filter((sorting) => query.text || sorting !== 'relevance');
  // The order that goes without saying stays so when a text is typed, and is then another.
  const optionOf = (sorting: Sorting) => (sorting === defaultSorting(query) ? '' : sorting);
  return (
    <label className="label flex min-w-0 items-center gap-3 sm:ml-auto">
      <span className="text-muted">{t('sort')}</span>
      <span className="relative flex min-w-0">
        <select
          // Another default is another field: the option that was the default before would stay chosen by name.
          key={defaultSorting(query)}
          name="sort"
          defaultValue={optionOf(query.sort)}
          className="h-11 min-w-0 cursor-pointer appearance-none text-ellipsis bg-paper pr-6 text-ink"
        >
          {orders.map((sorting) => (
            <option key={sorting} value={optionOf(sorting)}>
              {t(`sortings.${sorting}`)}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 flex items-center"
        >
          ↓
        </span>
      </span>
    </label>
  );
}
