import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ImprintAddress } from '@/components/imprint/imprint-address';
import { OpenHouse } from '@/components/imprint/open-house';
import { WrittenPage } from '@/components/rich-text/written-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getHousePage } from '@/lib/pages/get-house-page';
import { plainPageMetadata } from '@/lib/seo/plain-page-metadata';
import { getSite } from '@/lib/site/get-site';

export async function generateMetadata() {
  return plainPageMetadata('imprint', await currentLocale());
}

/** Who answers for the site, in the house's own words; no page where it has written none. */
export default function ImprintPage() {
  const t = useTranslations('Imprint');
  const locale = useLocale();
  const { imprint } = getSite(locale);
  const page = getHousePage('mentions-legales', locale);
  if (!imprint && !page) notFound();
  return (
    <>
      <WrittenPage title={t('title')} text={imprint?.text} {...page}>
        {imprint && <ImprintAddress imprint={imprint} />}
      </WrittenPage>
      <OpenHouse />
    </>
  );
}
