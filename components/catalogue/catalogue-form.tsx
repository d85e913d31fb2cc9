import { useLocale, useTranslations } from 'next-intl';
import { hasLists } from '@/lib/builds/switches';
import { type FacetKey, facetsOffered, type PanelFacet } from '@/lib/films/catalogue/facets';
import { countChoices } from '@/lib/films/catalogue/query';
import { localePath } from '@/lib/i18n/locale-path';
import { ActiveFilters } from './active-filters';
import { FacetPanel } from './facet-panel';
import { FacetSwitch } from './facet-switch';
import { FilterSheet } from './filter-sheet';
import type { Results } from './results';
import { SearchField } from './search-field';
import { SortSelect } from './sort-select';
import { UnseenSwitch } from './unseen-switch';

type Props = Results & {
  /** The facet that the page is drawn with. */
  open?: PanelFacet | undefined;
};

/** Text and filters as a form whose answer is an address: it works without script. */
export function CatalogueForm({ query, answer: { facets, total }, open }: Props) {
  const t = useTranslations('Catalogue');
  // What no film of the house has is not offered; what other choices leave empty is, and says so.
  const isThere = (facet: FacetKey) => !facets[facet].none;
  return (
    <search aria-label={t('filters')} className="shell mt-5 block md:mt-10">
      <form action={localePath('/catalogue', useLocale())}>
        <div className="flex items-end border-ink border-b-2">
          <SearchField text={query.text} />
          <button type="submit" className="button mb-2 shrink-0 max-md:px-4">
            {t('apply')}
          </button>
        </div>
        <FilterSheet count={countChoices(query)} total={total}>
          <div className="relative mt-4 flex gap-2 max-md:flex-col md:flex-wrap">
            {facetsOffered('panel')
              .filter(isThere)
              .map((facet) => (
                <FacetPanel
                  key={facet}
                  {...{ facet, query }}
                  given={facets[facet]}
                  isOpen={facet === open}
                />
              ))}
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 border-ink pb-2 md:border-b">
            {facetsOffered('switch')
              .filter(isThere)
              .map((facet) => (
                <FacetSwitch key={facet} facet={facet} {...facets[facet]} />
              ))}
            {hasLists && <UnseenSwitch chosen={query.unseen} />}
            <SortSelect query={query} />
          </div>
        </FilterSheet>
        {facetsOffered('link').map((facet) =>
          query.filters[facet]?.map((value) => (
            <input key={facet + value} type="hidden" name={facet} value={value} />
          )),
        )}
        {query.view !== 'grid' && <input type="hidden" name="view" value={query.view} />}
      </form>
      <ActiveFilters query={query} facets={facets} hasText={total > 0} />
    </search>
  );
}
