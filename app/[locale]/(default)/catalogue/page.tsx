import { redirect } from 'next/navigation';
import { getMessages, getTimeZone, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import { catalogueMessages } from '@/components/search/catalogue/live/catalogue-messages';
import { LiveCatalogue } from '@/components/search/catalogue/live/live-catalogue';
import type { Results } from '@/components/search/catalogue/results';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { toCatalogueResponse, toFilmsResponse } from '@/lib/search/api/films-response';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { searchFilms } from '@/lib/search/engine/search-films';
import {
  catalogueParams,
  catalogueRedirect,
  parseQuery,
  readParams,
  type SearchParams,
} from '@/lib/search/query/catalogue-address';
import { catalogueMetadata } from '@/lib/seo/metadata/catalogue-metadata';
import { filmList } from '@/lib/seo/structured-data/item-list';
import { getSite } from '@/lib/site/get-site';

type Props = PageProps<'/[locale]/catalogue'>;

export async function generateMetadata({ searchParams }: Props) {
  const { query, answer, locale, open } = await search(searchParams);
  return catalogueMetadata({ ...query, ...(open && { open }) }, answer, locale);
}

export default async function CataloguePage({ searchParams }: Props) {
  const { query, answer, locale, open } = await search(searchParams);
  // Structured data lists films only for the unfiltered catalogue; filtered results are for visitors, not for
  // crawlers.
  const listed = catalogueParams(query).size === 0 ? answer.films : [];
  const first: Results = { query, answer: toCatalogueResponse(answer, query.view === 'list') };
  return (
    <>
      <LiveCatalogue
        first={JSON.stringify(first)}
        open={open}
        siteName={getSite(locale).name}
        messages={{
          ...{ locale, timeZone: await getTimeZone() },
          messages: catalogueMessages(await getMessages()),
        }}
      />
      <StructuredData things={filmList(listed, locale)} />
    </>
  );
}

async function search(searchParams: Promise<SearchParams>) {
  const parsed = parseQuery(await searchParams);
  const { open, ...query } = parsed;
  const locale = await currentLocale();
  const answer = await find(String(catalogueParams(parsed)), locale);
  const canonicalHref = catalogueRedirect(parsed, answer.page, getSearchIndex());
  if (canonicalHref) redirect(localePath(canonicalHref, locale));
  return { query, open, locale, answer };
}

/** Cached per request: the metadata and the page both need the result. */
const find = cache(async (address: string, locale: Locale) => {
  const { open, ...query } = parseQuery(readParams(new URLSearchParams(address)));
  const now = new Date();
  const t = await getTranslations('Catalogue');
  const openFacets = open ? [open] : [];
  return toFilmsResponse(searchFilms(query, locale, now), {
    query,
    locale,
    now,
    t,
    counted: openFacets,
  });
});
