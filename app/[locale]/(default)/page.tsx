import { HomeHero } from '@/components/home/home-hero';
import { HomePremiere } from '@/components/home/home-premiere';
import { HomeScreenings } from '@/components/home/home-screenings';
import {
  HomeChildren,
  HomeCollections,
  HomeEvenings,
  HomeNewFilms,
  HomeNews,
  HomeShop,
} from '@/components/home/home-sections';
import { HomeWeek } from '@/components/home/home-week';
import { StructuredData } from '@/components/layout/structured-data';
import { ContinueRow } from '@/components/visitor/lists/continue-row';
import { getPremiere } from '@/lib/catalog/programme/get-premiere';
import { getProgramme } from '@/lib/catalog/programme/get-programme';
import { currentLocale } from '@/lib/i18n/current-locale';
import { homeMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { siteLogo } from '@/lib/seo/metadata/site-icons';
import { organization, webSite } from '@/lib/seo/structured-data/web-site';

export async function generateMetadata() {
  return homeMetadata(await currentLocale());
}

export default async function HomePage() {
  const locale = await currentLocale();
  const now = new Date();
  const premiere = getPremiere(locale, now);
  const programme = getProgramme(locale, now, premiere?.showing.film);
  return (
    <>
      {premiere ? <HomePremiere premiere={premiere} /> : <HomeHero {...programme} />}
      <ContinueRow />
      <HomeWeek {...programme} />
      <HomeEvenings />
      <HomeScreenings />
      <HomeNewFilms films={programme.others} />
      <HomeChildren />
      <HomeNews />
      <HomeCollections />
      <HomeShop />
      <StructuredData things={[organization(locale, siteLogo()), webSite(locale)]} />
    </>
  );
}
