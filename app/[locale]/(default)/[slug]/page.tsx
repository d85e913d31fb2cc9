import { notFound } from 'next/navigation';
import { WrittenPage } from '@/components/rich-text/written-page';
import { getSitePage, listPageSlugs } from '@/lib/catalog/pages/site-pages';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { sitePageMetadata } from '@/lib/seo/metadata/written-page-metadata';

export function generateStaticParams() {
  return inEveryState(() => listPageSlugs().map((slug) => ({ slug })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/[slug]'>) {
  const { slug } = await params;
  return sitePageMetadata(slug, await currentLocale());
}

/** A page written by the editors (`pages/<slug>.yaml`). */
export default async function HousePage({ params }: PageProps<'/[locale]/[slug]'>) {
  const page = getSitePage((await params).slug, await currentLocale());
  if (!page) notFound();
  return <WrittenPage {...page} />;
}
