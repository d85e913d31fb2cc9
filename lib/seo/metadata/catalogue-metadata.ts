import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { FilmsResponse } from '@/lib/search/api/films-response';
import { introduce } from '@/lib/search/api/filter-labels';
import { facetPagePath, type PagedFacet } from '@/lib/search/facet-pages/facet-pages';
import { findFacetPage } from '@/lib/search/facet-pages/get-facet-page';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import { catalogueTitle } from '@/lib/search/query/catalogue-title';
import type { CatalogueTranslator } from '@/lib/search/query/facet-label';
import { type CatalogueQuery, singleChoice } from '@/lib/search/query/query';
import { pageShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/**
 * Metadata of the catalogue. Only the unfiltered catalogue and its further pages are indexed; people, genres,
 * countries, decades and films for children have their own pages. All other filter combinations are `noindex`.
 */
export async function catalogueMetadata(
  query: CatalogueQuery,
  answer: FilmsResponse,
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  const isPlain = catalogueHref({ page: query.page }) === catalogueHref(query);
  return pageMetadata(
    {
      path: catalogueHref(query),
      title: catalogueTitle(query, answer, t),
      description: undefined,
      facts: factsOf(query, answer, locale, t),
      picture: await pageShareImage('catalogue', locale),
      hidden: !isPlain || query.page !== answer.page,
    },
    locale,
  );
}

/** Sentences for the description; for a further page, about the films on it. */
function factsOf(
  query: CatalogueQuery,
  { films, page, pages, ...answer }: FilmsResponse,
  locale: Locale,
  t: CatalogueTranslator,
): string[] {
  const { name } = getSite(locale);
  const single = singleChoice(query);
  const description = t('description', { name });
  if (single && answer.total > 0) return [...introduce(single, answer, locale, t), description];
  const years = films.map(({ year }) => year);
  if (page === 1 || years.length === 0) return [description];
  const [from, until] = [Math.min(...years), Math.max(...years)].map(String);
  const values = { ...{ page, pages, name }, from: from ?? '', until: until ?? '' };
  return [t('pageDescription', values), description];
}

/** Metadata of a facet page. @param end last segment of its path */
export async function facetPageMetadata(
  key: PagedFacet,
  end: string,
  locale: Locale,
): Promise<Metadata> {
  const page = await findFacetPage(key, end, locale);
  if (!page) return {};
  const t = await getTranslations({ locale, namespace: 'FacetPage' });
  const { name, value, introduction, facts } = page;
  return pageMetadata(
    {
      ...{ path: facetPagePath(key, value), title: name },
      wordings: [t(`title.${key}`, { name }), name],
      description: introduction?.translated ? introduction.text : undefined,
      facts: [...facts, t('description', { house: getSite(locale).name })],
      picture: await pageShareImage('catalogue', locale),
    },
    locale,
  );
}
