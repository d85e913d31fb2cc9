import { notFound } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import { PageHead } from '@/components/layout/page-title';
import { LazyListsPage } from '@/components/visitor/lists/lazy-lists-page';
import { hasLists } from '@/lib/builds/build-constants';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { hasPage } from '@/lib/site/menu';
import { listStored } from '@/lib/visitor/privacy/list-stored';

export async function generateMetadata() {
  return plainPageMetadata('lists', await currentLocale());
}

/** Page of the visitor's film lists. The lists are stored in the browser only, so the page is filled by script. */
export default function ListsOfThisDevice() {
  if (!hasLists) notFound();
  const t = useTranslations('Lists');
  const { Lists: messages } = useMessages();
  const locale = useLocale();
  const tStored = useTranslations('StoredData.things');
  const storedItemNames = listStored(getShopConfig(locale)).map(({ name }) =>
    tStored(`${name}.name`),
  );
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      <NeedsScript path="/a-voir">{t('needsScript')}</NeedsScript>
      {/* Full screen height from the start, since the stored lists appear only after hydration. */}
      <div className="min-h-svh noscript:min-h-0">
        <LazyListsPage
          locale={locale}
          messages={messages}
          filmsPath={hasPage('vod') ? '/vod' : '/catalogue'}
          storedItemsText={new Intl.ListFormat(locale).format(storedItemNames)}
        />
      </div>
    </>
  );
}
