import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ImprintAddress } from '@/components/imprint/imprint-address';
import { WrittenPage } from '@/components/rich-text/written-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { imprintMetadata } from '@/lib/seo/page-metadata';
import { getSite } from '@/lib/site/get-site';

export async function generateMetadata() {
  return imprintMetadata(await currentLocale());
}

/** Who answers for the site, in the house's own words; no page where it has written none. */
export default function ImprintPage() {
  const t = useTranslations('Imprint');
  const { imprint } = getSite(useLocale());
  if (!imprint) notFound();
  return (
    <WrittenPage title={t('title')} text={imprint.text}>
      <ImprintAddress imprint={imprint} />
    </WrittenPage>
  );
}
