import { FacetPage } from '@/components/catalog/facet-pages/facet-page';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listFacetEnds } from '@/lib/search/facet-pages/facet-pages';
import { facetPageMetadata } from '@/lib/seo/metadata/catalogue-metadata';

type Props = PageProps<'/[locale]/decade/[value]'>;

export function generateStaticParams() {
  return inEveryState(() => listFacetEnds('decade').map((value) => ({ value })));
}

export async function generateMetadata({ params }: Props) {
  return facetPageMetadata('decade', (await params).value, await currentLocale());
}

export default async function DecadePage({ params }: Props) {
  return <FacetPage facet="decade" end={(await params).value} />;
}
