import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { HouseWords } from '@/components/visitor/privacy/house-words';
import { OtherSites } from '@/components/visitor/privacy/other-sites';
import { PrivacyDate } from '@/components/visitor/privacy/privacy-date';
import { Responsible } from '@/components/visitor/privacy/responsible';
import { ServerLogs } from '@/components/visitor/privacy/server-logs';
import { StoredItems } from '@/components/visitor/privacy/stored-items';
import { StoredOrders } from '@/components/visitor/privacy/stored-orders';
import { Transfers } from '@/components/visitor/privacy/transfers';
import { VisitorsRights } from '@/components/visitor/privacy/visitors-rights';
import { hasLists } from '@/lib/builds/switches';
import { getHousePage } from '@/lib/catalog/pages/get-house-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { getPrivacy } from '@/lib/visitor/privacy/get-privacy';
import { listAsked } from '@/lib/visitor/privacy/list-asked';

export async function generateMetadata() {
  return plainPageMetadata('privacy', await currentLocale());
}

/**
 * Privacy policy: data known from the code, entries from `site.yaml`, and the editors' own text, which follows the
 * generated text or replaces part of it. The lists of stored data and third parties are always shown.
 */
export default function PrivacyPage() {
  const t = useTranslations('Kept');
  const locale = useLocale();
  const page = getHousePage('vie-privee', locale);
  const privacy = getPrivacy(locale);
  const asked = listAsked();
  const isReplaced = page !== undefined && privacy.words === 'replace';
  return (
    <>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
      </PageHead>
      {isReplaced ? <HouseWords page={page} /> : <Responsible privacy={privacy} />}
      <Section
        id="kept"
        title={t('here')}
        aside={hasLists && <MoreLink href="/a-voir#data">{t('all')}</MoreLink>}
      >
        <StoredItems />
      </Section>
      <StoredOrders />
      <OtherSites asked={asked} />
      {!isReplaced && (
        <>
          <ServerLogs privacy={privacy} />
          <Transfers privacy={privacy} />
          <VisitorsRights
            privacy={privacy}
            isAsking={asked.length > 0}
            isSelling={getShopConfig(locale) !== undefined}
          />
        </>
      )}
      {page && !isReplaced && <HouseWords page={page} />}
      <PrivacyDate privacy={privacy} />
    </>
  );
}
