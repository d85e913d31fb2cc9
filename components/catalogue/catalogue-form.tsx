import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/navigation/button-style';
import type { LabelledFacets } from '@/lib/films/api/films-answer';
import { facetsOffered } from '@/lib/films/catalogue/facets';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { localePath } from '@/lib/i18n/locale-path';
import { ActiveFilters } from './active-filters';
import { FacetPanel } from './facet-panel';
import { FacetSwitch } from './facet-switch';
import { SearchField } from './search-field';
import { SortSelect } from './sort-select';

type Props = { query: CatalogueQuery; facets: LabelledFacets };

/** Text and filters as a form whose answer is an address: it works without script. */
export function CatalogueForm({ query, facets }: Props) {
  const t = useTranslations('Catalogue');
  return (
    <search aria-label={t('filters')} className="shell mt-8 block md:mt-10">
      <form action={localePath('/catalogue', useLocale())}>
        <div className="flex items-end border-ink border-b-2">
          <SearchField text={query.text} />
          <button type="submit" className={`${buttonStyle} mb-2 shrink-0 max-md:px-4`}>
            {t('apply')}
          </button>
        </div>
        <div className="relative mt-4 flex flex-wrap gap-2">
          {facetsOffered('panel').map((facet) => (
            <FacetPanel key={facet} facet={facet} {...facets[facet]} />
          ))}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 border-ink border-b pb-2">
          {facetsOffered('switch').map((facet) => (
            <FacetSwitch key={facet} facet={facet} {...facets[facet]} />
          ))}
          <SortSelect query={query} />
        </div>
        {facetsOffered('link').map((facet) =>
          query.filters[facet]?.map((value) => (
            <input key={facet + value} type="hidden" name={facet} value={value} />
          )),
        )}
        {query.view !== 'grid' && <input type="hidden" name="view" value={query.view} />}
      </form>
      <ActiveFilters query={query} facets={facets} />
    </search>
  );
}
