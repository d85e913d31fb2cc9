import { notFound } from 'next/navigation';
import { VodOffer } from '@/components/catalog/offers/vod-offer';
import { StructuredData } from '@/components/layout/structured-data';
import { isWatchable } from '@/lib/catalog/films/availability';
import { listOffered } from '@/lib/catalog/films/overview';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { filmList } from '@/lib/seo/structured-data/item-list';
import { isSwitchedOff } from '@/lib/site/get-site';

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
