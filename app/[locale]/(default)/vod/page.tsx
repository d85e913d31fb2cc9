import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/structured-data/structured-data';
import { VodOffer } from '@/components/vod/vod-offer';
import { isWatchable } from '@/lib/films/offer';
import { listOffered } from '@/lib/films/overview';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/plain-page-metadata';
import { isSwitchedOff } from '@/lib/site/is-switched-off';
import { filmList } from '@/lib/structured-data/item-list';

export async function generateMetadata() {
  return plainPageMetadata('vod', await currentLocale());
}

export default async function VodPage() {
  if (isSwitchedOff('vod')) notFound();
  const locale = await currentLocale();
  const now = new Date();
  const films = listOffered(locale).filter((film) => isWatchable(film, now));
  return (
    <>
      <VodOffer choice={{}} />
      <StructuredData things={filmList(films, locale)} />
    </>
  );
}
