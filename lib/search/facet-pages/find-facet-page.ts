import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { readFacetPage } from './facet-page-path';
import { type FacetPage, getFacetPage } from './get-facet-page';
import type { PagedFacet } from './paged-facets';

/** The facet page for the last path segment, at the current time. */
export async function findFacetPage(
  key: PagedFacet,
  end: string,
  locale: Locale,
): Promise<FacetPage | undefined> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  return getFacetPage(key, readFacetPage(key, end), { locale, t, now: new Date() });
}
