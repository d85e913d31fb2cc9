import { getTranslations } from 'next-intl/server';
import { NewestFilms } from '@/components/catalog/films/newest-films';
import { PageNotFound } from '@/components/site/errors/page-not-found';
import { currentLocale } from '@/lib/i18n/current-locale';

export async function generateMetadata() {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'NotFound' });
  return { title: `${t('title')} – Page Not Found`, robots: { index: false } };
}

/** Body of the server's 404 responses (lib/server). The page has no public address. */
export default function PageNotFoundPage() {
  return (
    <>
      <PageNotFound />
      <NewestFilms />
    </>
  );
}
