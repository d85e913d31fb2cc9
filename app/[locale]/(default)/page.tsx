import { HomeCollections } from '@/components/home/home-collections';
import { HomeFirst } from '@/components/home/home-first';
import { HomeNewFilms } from '@/components/home/home-new-films';
import { HomeNews } from '@/components/home/home-news';
import { HomeScreenings } from '@/components/home/home-screenings';
import { HomeShop } from '@/components/home/home-shop';
import { HomeWeek } from '@/components/home/home-week';
import { StructuredData } from '@/components/layout/structured-data';
import { ContinueRow } from '@/components/visitor/lists/continue-row';
import { getProgramme } from '@/lib/catalog/programme/get-programme';
import { currentLocale } from '@/lib/i18n/current-locale';
import { homeMetadata } from '@/lib/seo/metadata/home-metadata';
import { siteLogo } from '@/lib/seo/metadata/site-icons';
import { organization } from '@/lib/seo/structured-data/organization';
import { webSite } from '@/lib/seo/structured-data/web-site';

export async function generateMetadata() {
  return homeMetadata(await currentLocale());
}

export default async function HomePage() {
  const locale = await currentLocale();
  const programme = getProgramme(locale, new Date());
  return (
    <>
      <HomeFirst {...programme} />
      <HomeWeek {...programme} />
      <HomeScreenings />
      <ContinueRow />
      <HomeNewFilms films={programme.others} />
      <HomeNews />
      <HomeCollections />
      <HomeShop />
      <StructuredData things={[organization(locale, siteLogo()), webSite(locale)]} />
    </>
  );
}
