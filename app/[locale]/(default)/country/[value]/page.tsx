import { FacetPage } from '@/components/catalog/facet-pages/facet-page';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listFacetEnds } from '@/lib/search/facet-pages/facet-pages';
import { facetPageMetadata } from '@/lib/seo/metadata/catalogue-metadata';

type Props = PageProps<'/[locale]/country/[value]'>;

export function generateStaticParams() {
  return inEveryState(() => listFacetEnds('country').map((value) => ({ value })));
}

export async function generateMetadata({ params }: Props) {
  return facetPageMetadata('country', (await params).value, await currentLocale());
}

export default async function CountryPage({ params }: Props) {
  return <FacetPage facet="country" end={(await params).value} />;
}
