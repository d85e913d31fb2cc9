import { HomeCollections } from '@/components/home/home-collections';
import { HomeLead } from '@/components/home/home-lead';
import { HomeNewFilms } from '@/components/home/home-new-films';
import { HomeShop } from '@/components/home/home-shop';
import { HomeWatch } from '@/components/home/home-watch';
import { ContinueRow } from '@/components/lists/continue-row';
import { currentLocale } from '@/lib/i18n/current-locale';
import { homeMetadata } from '@/lib/seo/home-metadata';

export async function generateMetadata() {
  return homeMetadata(await currentLocale());
}

export default function HomePage() {
  return (
    <>
      <HomeLead />
      <ContinueRow />
      <HomeNewFilms />
      <HomeWatch />
      <HomeCollections />
      <HomeShop />
    </>
  );
}
