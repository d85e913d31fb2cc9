import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { WrittenPage } from '@/components/rich-text/written-page';
import { ImprintAddress, OpenData } from '@/components/site/imprint';
import { getSitePage } from '@/lib/catalog/pages/site-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { getSite } from '@/lib/site/get-site';

export async function generateMetadata() {
  return plainPageMetadata('imprint', await currentLocale());
}

/** Imprint with the text of the site's editors; 404 if there is none. */
export default function ImprintPage() {
  const t = useTranslations('Imprint');
  const locale = useLocale();
  const { imprint } = getSite(locale);
  const page = getSitePage('mentions-legales', locale);
  if (!imprint && !page) notFound();
  return (
    <>
      <WrittenPage title={t('title')} text={imprint?.text} {...page}>
        {imprint && <ImprintAddress imprint={imprint} />}
      </WrittenPage>
      <OpenData />
    </>
  );
}
