import { HomeCollections } from '@/components/home/home-collections';
import { HomeFirst } from '@/components/home/home-first';
import { HomeNewFilms } from '@/components/home/home-new-films';
import { HomeNews } from '@/components/home/home-news';
import { HomeScreenings } from '@/components/home/home-screenings';
import { HomeShop } from '@/components/home/home-shop';
import { HomeWeek } from '@/components/home/home-week';
import { ContinueRow } from '@/components/lists/continue-row';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getProgramme } from '@/lib/programme/get-programme';
import { homeMetadata } from '@/lib/seo/home-metadata';

export async function generateMetadata() {
  return homeMetadata(await currentLocale());
}

export default async function HomePage() {
  const programme = getProgramme(await currentLocale(), new Date());
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
    </>
  );
}
