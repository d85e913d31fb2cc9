import { notFound } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import { PageHead } from '@/components/layout/page-title';
import { TextLink } from '@/components/navigation/links';
import { useDeliveryTime } from '@/components/shop/articles/use-delivery-time';
import { CartPage } from '@/components/shop/cart/cart-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { plainPageMetadata } from '@/lib/seo/metadata/plain-page-metadata';
import { listDestinations } from '@/lib/shop/pricing/destination';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';

export async function generateMetadata() {
  return plainPageMetadata('cart', await currentLocale());
}

/** Cart page. The cart is stored in the browser only, so the page is filled by script. */
export default function CartOfThisDevice() {
  const locale = useLocale();
  const shopConfig = getShopConfig(locale);
  if (!shopConfig) notFound();
  const t = useTranslations('Cart');
  const { Cart: messages, Shop } = useMessages();
  const formatTime = useDeliveryTime();
  const destinations = listDestinations(shopConfig, locale).map((one) => ({
    ...one,
    time: formatTime(one.zone),
  }));
  return (
    <>
      <PageHead title={t('title')}>
        {shopConfig.isDemonstration && <p>{t('demonstration')}</p>}
      </PageHead>
      <NeedsScript path="/panier">
        {t('needsScript')} <TextLink href="/shop">{t('toShop')}</TextLink>
      </NeedsScript>
      {/* Full screen height from the start, since the stored cart appears only after hydration. */}
      <div className="min-h-svh noscript:min-h-0">
        <CartPage
          locale={locale}
          messages={messages}
          kinds={Shop.kindOf}
          currencies={shopConfig.currencies}
          destinations={destinations}
        />
      </div>
    </>
  );
}
