import { FacetPage } from '@/components/catalog/facet-pages/facet-page';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listFacetEnds } from '@/lib/search/facet-pages/facet-pages';
import { facetPageMetadata } from '@/lib/seo/metadata/catalogue-metadata';

type Props = PageProps<'/[locale]/genre/[value]'>;

export function generateStaticParams() {
  return inEveryState(() => listFacetEnds('genre').map((value) => ({ value })));
}

export async function generateMetadata({ params }: Props) {
  return facetPageMetadata('genre', (await params).value, await currentLocale());
}

export default async function GenrePage({ params }: Props) {
  return <FacetPage facet="genre" end={(await params).value} />;
}
