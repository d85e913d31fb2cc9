import { notFound } from 'next/navigation';
import {
  PersonCompanions,
  PersonHead,
  PersonText,
  PersonWorks,
} from '@/components/catalog/people/person-page';
import { StructuredData } from '@/components/layout/structured-data';
import { PageFeedLink } from '@/components/site/feed-links';
import { getPersonPage } from '@/lib/catalog/people/get-person-page';
import { listPrerenderedPeople } from '@/lib/catalog/people/list-people';
import { inLastState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { personMetadata } from '@/lib/seo/metadata/person-metadata';
import { personPage } from '@/lib/seo/structured-data/person';

type Props = { params: Promise<{ slug: string }> };

/** Prerenders only some people: the server renders the others on their first request (lib/server/on-demand). */
export function generateStaticParams() {
  return inLastState(() => listPrerenderedPeople(getSearchIndex())).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return personMetadata(slug, await currentLocale());
}

export default async function PersonPage({ params }: Props) {
  const { slug } = await params;
  const locale = await currentLocale();
  const page = getPersonPage(slug, locale);
  if (!page) notFound();
  return (
    <>
      <PersonHead page={page} />
      <PersonText page={page} />
      <PersonWorks page={page} />
      <PersonCompanions page={page} />
      <PageFeedLink page={`person/${slug}`} />
      <StructuredData things={await personPage(page, locale)} />
    </>
  );
}
