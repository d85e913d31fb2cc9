import { useLocale, useTranslations } from 'next-intl';
import type { Failure } from '@/components/layout/use-request-state';
import { hasLists } from '@/lib/builds/build-constants';
import { localePath } from '@/lib/i18n/locales';
import { type FacetKey, facetsOffered, type PanelFacet } from '@/lib/search/query/facets';
import {
  type CatalogueQuery,
  countChoices,
  defaultSorting,
  maxTextLength,
  type Sorting,
  sortings,
} from '@/lib/search/query/query';
import { FacetSwitch } from './facet-fields';
import { FacetPanel } from './facet-panel';
import { FilterSheet } from './filter-sheet';
import type { Results } from './results';

type Props = Results & {
  /** The facet rendered open. */
  open?: PanelFacet | undefined;
  failure?: Failure | undefined;
};

/** Text and filters as a GET form; works without scripts. */
export function CatalogueForm({ query, answer: { facets, total }, open, failure }: Props) {
  const t = useTranslations('Catalogue');
  // Facets without any film in the catalogue are hidden; those emptied by other choices are shown as empty.
  const isInCatalogue = (facet: FacetKey) => !facets[facet].none;
  return (
    <search aria-label={t('filters')} className="max-lg:block lg:contents">
      <form action={localePath('/catalogue', useLocale())} className="lg:contents">
        <div className="col-span-full flex flex-wrap items-end border-ink border-b-2">
          <SearchField text={query.text} />
          <button type="submit" className="button mb-2 shrink-0 max-md:px-4">
            {t('apply')}
          </button>
        </div>
        <FilterSheet count={countChoices(query)} total={total} failure={failure}>
          <SortSelect query={query} />
          <div className="border-line border-t py-2">
            {facetsOffered('switch')
              .filter(isInCatalogue)
              .map((facet) => (
                <FacetSwitch key={facet} facet={facet} {...facets[facet]} />
              ))}
            {hasLists && <UnseenSwitch chosen={query.unseen} />}
          </div>
          {facetsOffered('panel')
            .filter(isInCatalogue)
            .map((facet) => (
              <FacetPanel
                key={facet}
                {...{ facet, query }}
                initialFacet={facets[facet]}
                isOpen={facet === open}
              />
            ))}
        </FilterSheet>
        {facetsOffered('link').map((facet) =>
          query.filters[facet]?.map((value) => (
            <input key={facet + value} type="hidden" name={facet} value={value} />
          )),
        )}
        {query.view !== 'grid' && <input type="hidden" name="view" value={query.view} />}
      </form>
    </search>
  );
}

/**
 * Hides watched films. The list stays on the device, so this needs a script; the server renders all films.
 */
function UnseenSwitch({ chosen }: { chosen: boolean }) {
  const t = useTranslations('Catalogue');
  return (
    <label className="facet-value invisible in-[[data-scripted]]:visible noscript:hidden">
      <input type="checkbox" name="unseen" value="1" defaultChecked={chosen} />
      <span>{t('unseen')}</span>
    </label>
  );
}

/** The search field, set in the size of a title. */
function SearchField({ text }: { text: string }) {
  const t = useTranslations('Catalogue');
  return (
    <label className="block min-w-0 grow basis-36">
      <span className="label text-muted">{t('text')}</span>
      <input
        type="search"
        name="q"
        defaultValue={text}
        maxLength={maxTextLength}
        placeholder={t('textHint')}
        autoComplete="off"
        spellCheck={false}
        className="display-3 -ml-2 block h-14 w-[calc(100%+0.5rem)] text-ellipsis bg-transparent pl-2 text-ink placeholder:text-muted max-sm:placeholder:text-base focus-visible:-outline-offset-3 md:h-16 [&::-webkit-search-cancel-button]:hidden"
      />
    </label>
  );
}

/** The sort order; relevance only with a text. */
function SortSelect({ query }: { query: CatalogueQuery }) {
  const t = useTranslations('Catalogue');
  const orders = sortings.filter((sorting) => query.text || sorting !== 'relevance');
  // The default order has an empty value, so that it stays the default when a text is typed.
  const optionOf = (sorting: Sorting) => (sorting === defaultSorting(query) ? '' : sorting);
  return (
    <label className="label flex items-center gap-3 pb-2 max-lg:pt-2">
      <span className="text-muted">{t('sort')}</span>
      <span className="relative flex min-w-0 grow">
        <select
          // The key remounts the select when the default order changes: otherwise the browser would keep the option
          // of the previous default selected.
          key={defaultSorting(query)}
          name="sort"
          defaultValue={optionOf(query.sort)}
          className="h-11 w-full min-w-0 cursor-pointer appearance-none text-ellipsis bg-paper pr-6 text-ink"
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
