import { FacetPage } from '@/components/catalog/facet-pages/facet-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { everyAge } from '@/lib/search/query/recommended-ages';
import { facetPageMetadata } from '@/lib/seo/metadata/catalogue-metadata';

export async function generateMetadata() {
  return facetPageMetadata('children', everyAge, await currentLocale());
}

/** Films for children; 404 if there are too few. */
export default function ChildrenPage() {
  return <FacetPage facet="children" end={everyAge} />;
}
