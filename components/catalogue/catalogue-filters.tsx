import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/navigation/button-style';
import { type CatalogueQuery, filterKeys, sortings } from '@/lib/films/catalogue/query';
import { localePath } from '@/lib/i18n/locale-path';
import { ActiveFilters } from './active-filters';
import { FacetSelect } from './facet-select';
import { Select } from './select';

/** The filters as a form whose answer is an address: it works without script. */
export function CatalogueFilters({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  return (
    <search aria-label={t('filters')} className="shell mt-8 block md:mt-12">
      <form
        action={localePath('/catalogue', useLocale())}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-4 border-ink border-y py-5 md:grid-cols-3 md:gap-x-6 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto_auto]"
      >
        {filterKeys.map((key) => (
          <FacetSelect key={key} facet={key} chosen={query.filters[key]} />
        ))}
        <Select name="sort" label={t('sort')} value={query.sort}>
          {sortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {t(`sortings.${sorting}`)}
            </option>
          ))}
        </Select>
        <label className="label flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            name="watchable"
            value="1"
            defaultChecked={query.watchable}
            className="size-5 accent-signal"
          />
          {t('watchable')}
        </label>
        <button
          type="submit"
          className={`${buttonStyle} justify-center max-md:col-span-2 md:max-xl:col-start-3`}
        >
          {t('apply')}
        </button>
      </form>
      <ActiveFilters query={query} />
    </search>
  );
}
