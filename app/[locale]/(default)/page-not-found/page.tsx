import { getTranslations } from 'next-intl/server';
import { PageNotFound } from '@/components/errors/page-not-found';
import { OfferedInstead } from '@/components/films/offered-instead';
import { currentLocale } from '@/lib/i18n/current-locale';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'NotFound' });
  return { title: `${t('title')} – Page Not Found`, robots: { index: false } };
}

/** What the front (lib/server) answers with where no page is. Never an address of its own. */
export default function PageNotFoundPage() {
  return (
    <>
      <PageNotFound />
      <OfferedInstead />
    </>
  );
}
