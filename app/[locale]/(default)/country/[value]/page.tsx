import { FacetPage } from '@/components/facet-pages/facet-page';
import { inEveryState } from '@/lib/content/store/library';
import { listFacetEnds } from '@/lib/films/facet-pages/list-facet-ends';
import { currentLocale } from '@/lib/i18n/current-locale';
import { facetPageMetadata } from '@/lib/seo/facet-page-metadata';

type Props = PageProps<'/[locale]/country/[value]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(() => listFacetEnds('country').map((value) => ({ value })));
}

export async function generateMetadata({ params }: Props) {
  return facetPageMetadata('country', (await params).value, await currentLocale());
}

export default async function CountryPage({ params }: Props) {
  return <FacetPage facet="country" end={(await params).value} />;
}
