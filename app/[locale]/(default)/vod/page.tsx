import { VodOffer } from '@/components/vod/vod-offer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { vodMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  return vodMetadata(await currentLocale());
}

export default function VodPage() {
  return <VodOffer choice={{}} />;
}
