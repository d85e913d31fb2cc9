import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { keptYears } from '@/lib/shop/orders/kept-until';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { leadsToCards } from '@/lib/shop/pricing/leads-to-cards';
import { PrivacyWords } from './privacy-words';

/** The data of an order: who sees it and how long it is stored. Nothing if the site has no shop. */
export function StoredOrders() {
  const t = useTranslations('Privacy');
  const locale = useLocale();
  if (!getShopConfig(locale)) return null;
  return (
    <Section id="orders" title={t('orders.title')}>
      <PrivacyWords>
        <p>{t('orders.what')}</p>
        <p>
          {t('orders.who')} {leadsToCards(locale) && t('orders.whoCards')}
        </p>
        <p>{t('orders.long', { years: keptYears })}</p>
        <p>{t('orders.short')}</p>
      </PrivacyWords>
    </Section>
  );
}
