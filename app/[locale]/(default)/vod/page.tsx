import { notFound } from 'next/navigation';
import { VodOffer } from '@/components/vod/vod-offer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { vodMetadata } from '@/lib/seo/page-metadata';
import { isSwitchedOff } from '@/lib/site/is-switched-off';

export async function generateMetadata() {
  return vodMetadata(await currentLocale());
}

export default function VodPage() {
  if (isSwitchedOff('vod')) notFound();
  return <VodOffer choice={{}} />;
}
