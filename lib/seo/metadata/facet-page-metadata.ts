import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { facetPagePath } from '@/lib/search/facet-pages/facet-page-path';
import { findFacetPage } from '@/lib/search/facet-pages/find-facet-page';
import type { PagedFacet } from '@/lib/search/facet-pages/paged-facets';
import { pictureOfPage } from '@/lib/seo/share-images/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/** Metadata of the page of a genre, country or decade. @param end last segment of its path */
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
      picture: await pictureOfPage('catalogue', locale),
    },
    locale,
  );
}
