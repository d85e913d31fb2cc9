import { notFound } from 'next/navigation';
import { VodOffer } from '@/components/catalog/offers/vod-offer';
import { findChoice, listChoiceSlugs } from '@/lib/catalog/offers/vod-choice';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { vodChoiceMetadata } from '@/lib/seo/metadata/plain-page-metadata';

export function generateStaticParams() {
  return inEveryState(() => listChoiceSlugs().map((choice) => ({ choice })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/vod/[choice]'>) {
  return vodChoiceMetadata(findChoice((await params).choice) ?? {}, await currentLocale());
}

export default async function VodChoicePage({ params }: PageProps<'/[locale]/vod/[choice]'>) {
  const choice = findChoice((await params).choice);
  if (!choice) notFound();
  return <VodOffer choice={choice} />;
}
