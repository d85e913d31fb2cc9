import { HomeCollections } from '@/components/home/home-collections';
import { HomeFirst } from '@/components/home/home-first';
import { HomeNewFilms } from '@/components/home/home-new-films';
import { HomeNews } from '@/components/home/home-news';
import { HomeScreenings } from '@/components/home/home-screenings';
import { HomeShop } from '@/components/home/home-shop';
import { HomeWeek } from '@/components/home/home-week';
import { ContinueRow } from '@/components/lists/continue-row';
import { StructuredData } from '@/components/structured-data/structured-data';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getProgramme } from '@/lib/programme/get-programme';
import { homeMetadata } from '@/lib/seo/home-metadata';
import { siteLogo } from '@/lib/seo/site-icons';
import { organization } from '@/lib/structured-data/organization';
import { webSite } from '@/lib/structured-data/web-site';

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
