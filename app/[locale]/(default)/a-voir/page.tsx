import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { ListsPage } from '@/components/lists/lists-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listsMetadata } from '@/lib/seo/lists-metadata';

export async function generateMetadata() {
  return listsMetadata(await currentLocale());
}

/** What this device keeps; the server knows nothing of it. */
export default function ListsOfThisDevice() {
  const t = useTranslations('Lists');
  const { Lists: words } = useMessages();
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      <noscript>
        <p className="shell mt-10 text-lg">{t('needsScript')}</p>
      </noscript>
      <ListsPage locale={useLocale()} words={words} />
    </>
  );
}
