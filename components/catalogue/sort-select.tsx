import { useTranslations } from 'next-intl';
import { type CatalogueQuery, sortings } from '@/lib/films/catalogue/query';

/** The order of the films; by relevance only where there is a text. */
export function SortSelect({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const orders = sortings.filter((sorting) => query.text || sorting !== 'relevance');
  return (
    <label className="label flex min-w-0 items-center gap-3 sm:ml-auto">
      <span className="text-muted">{t('sort')}</span>
      <select
        name="sort"
        defaultValue={query.sort}
        className="h-11 min-w-0 cursor-pointer text-ellipsis bg-paper text-ink"
      >
        {orders.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`sortings.${sorting}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
