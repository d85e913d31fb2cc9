import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/navigation/button-style';
import type { LabelledFacets } from '@/lib/films/api/films-answer';
import {
  type CatalogueQuery,
  defaultSorting,
  type Sorting,
  sortings,
} from '@/lib/films/catalogue/query';
import { localePath } from '@/lib/i18n/locale-path';
import { ActiveFilters } from './active-filters';
import { FacetPanel } from './facet-panel';
import { FacetSwitch } from './facet-switch';
import { SearchField } from './search-field';
import { Select } from './select';

/** The facets a visitor opens; `person` is reached by links from a film's credits only. */
const panels = [
  'genre',
  'country',
  'decade',
  'director',
  'actor',
  'language',
  'runtime',
  'subtitles',
] as const;

type Props = { query: CatalogueQuery; facets: LabelledFacets };

/** Text and filters as a form whose answer is an address: it works without script. */
export function CatalogueForm({ query, facets }: Props) {
  const t = useTranslations('Catalogue');
  const orders = sortings.filter((sorting) => query.text || sorting !== 'relevance');
  // The order that goes without saying stays so when a text is typed, and is then another.
  const optionOf = (sorting: Sorting) => (sorting === defaultSorting(query) ? '' : sorting);
  return (
    <search aria-label={t('filters')} className="shell mt-8 block md:mt-10">
      <form action={localePath('/catalogue', useLocale())}>
        <SearchField text={query.text} />
        <div className="relative flex flex-wrap gap-2 border-ink border-b py-4">
          {panels.map((facet) => (
            <FacetPanel key={facet} facet={facet} {...facets[facet]} />
          ))}
          <FacetSwitch facet="watchable" {...facets.watchable} />
          <FacetSwitch facet="shop" {...facets.shop} />
          {query.filters.person?.map((slug) => (
            <input key={slug} type="hidden" name="person" value={slug} />
          ))}
          {query.view !== 'grid' && <input type="hidden" name="view" value={query.view} />}
          <div className="flex w-full items-end gap-4 pt-2 sm:ml-auto sm:w-auto sm:pt-0">
            <Select name="sort" label={t('sort')} value={optionOf(query.sort)}>
              {orders.map((sorting) => (
                <option key={sorting} value={optionOf(sorting)}>
                  {t(`sortings.${sorting}`)}
                </option>
              ))}
            </Select>
            <button type="submit" className={`${buttonStyle} shrink-0`}>
              {t('apply')}
            </button>
          </div>
        </div>
      </form>
      <ActiveFilters query={query} facets={facets} />
    </search>
  );
}
