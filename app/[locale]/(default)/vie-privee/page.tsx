import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/links';
import {
  DataController,
  PrivacyDate,
  Transfers,
  VisitorsRights,
} from '@/components/visitor/privacy/privacy-sections';
import { SitePageText } from '@/components/visitor/privacy/site-page-text';
import { ServerLogs, StoredItems, StoredOrders } from '@/components/visitor/privacy/stored-data';
import { ThirdPartySection } from '@/components/visitor/privacy/third-parties';
import { hasLists } from '@/lib/builds/build-constants';
import { getSitePage } from '@/lib/catalog/pages/site-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { getPrivacy } from '@/lib/visitor/privacy/get-privacy';
import { listThirdParties } from '@/lib/visitor/privacy/third-parties';

export async function generateMetadata() {
  return plainPageMetadata('privacy', await currentLocale());
}

/**
 * Privacy policy, generated from the code and `site.yaml`. The editors' own text follows the generated text, or
 * replaces part of it. The lists of stored data and third parties are always shown.
 */
export default function PrivacyPage() {
  const t = useTranslations('StoredData');
  const locale = useLocale();
  const page = getSitePage('vie-privee', locale);
  const privacy = getPrivacy(locale);
  const thirdParties = listThirdParties();
  const isReplaced = page !== undefined && privacy.words === 'replace';
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      {isReplaced ? <SitePageText page={page} /> : <DataController privacy={privacy} />}
      <Section
        id="kept"
        title={t('here')}
        aside={hasLists && <MoreLink href="/a-voir#data">{t('all')}</MoreLink>}
      >
        <StoredItems />
      </Section>
      <StoredOrders />
      <ThirdPartySection thirdParties={thirdParties} />
      {!isReplaced && (
        <>
          <ServerLogs privacy={privacy} />
          <Transfers privacy={privacy} />
          <VisitorsRights
            privacy={privacy}
            isAsking={thirdParties.length > 0}
            isSelling={getShopConfig(locale) !== undefined}
          />
        </>
      )}
      {page && !isReplaced && <SitePageText page={page} />}
      <PrivacyDate privacy={privacy} />
    </>
  );
}
