import { notFound } from 'next/navigation';
import { currentLocale } from '@/lib/i18n/current-locale';
import { findFacetPage } from '@/lib/search/facet-pages/find-facet-page';
import type { PagedFacet } from '@/lib/search/facet-pages/paged-facets';
import { FacetFilms } from './facet-films';
import { FacetHead } from './facet-head';
import { FacetOthers } from './facet-others';

/** Page of a genre, a country or a decade. @param end last segment of its path */
export async function FacetPage({ facet, end }: { facet: PagedFacet; end: string }) {
  const page = await findFacetPage(facet, end, await currentLocale());
  if (!page) notFound();
  return (
    <>
      <FacetHead page={page} />
      <FacetFilms page={page} />
      <FacetOthers page={page} />
    </>
  );
}
