import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { type Address, postalLines } from '@/lib/shop/orders/address';
import { deliveryAddressOf, type Order } from '@/lib/shop/orders/order';
import { isDelivering } from '@/lib/shop/orders/order-status';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { useOrderFormat } from './use-order-format';

/**
 * The postal addresses and the contact details; for an order that is to be collected or was collected, also the
 * collection place.
 */
export function OrderAddress({ order, shopConfig }: { order: Order; shopConfig: ShopConfig }) {
  const t = useTranslations('Order');
  const { country, day } = useOrderFormat(order.currency);
  const { address, deliveryAddress, delivery, forgotten_at } = order;
  const shownAddress = deliveryAddressOf(order);
  const { collection } = shopConfig.payment;
  const isStillDelivered = isDelivering(order);
  return (
    <Section id="address" title={isStillDelivered ? t(`delivery.${delivery}`) : t('contact')}>
      {isStillDelivered && delivery === 'collection' && collection && (
        <p className="mb-5 max-w-[56ch] text-lg leading-snug">
          <LocalizedText value={collection.place} />
          {collection.hours && (
            <span className="block text-muted">
              <LocalizedText value={collection.hours} />
            </span>
          )}
        </p>
      )}
      {forgotten_at && <p>{t('forgotten', { day: day(forgotten_at.slice(0, 10)) })}</p>}
      {shownAddress && (
        <PostalAddress address={shownAddress} country={country(shownAddress.country)} />
      )}
      {address && deliveryAddress && (
        <>
          <h3 className="label mt-5">{t('billingAddress')}</h3>
          <PostalAddress address={address} country={country(address.country)} />
        </>
      )}
      {order.gift?.text && (
        <>
          <h3 className="label mt-5">{t('giftCard')}</h3>
          <p className="max-w-[60ch] whitespace-pre-line">{order.gift.text}</p>
        </>
      )}
      {order.email && <p className="wrap-anywhere mt-3">{order.email}</p>}
      {order.message && (
        <p className="mt-3 max-w-[60ch] whitespace-pre-line text-muted">{order.message}</p>
      )}
    </Section>
  );
}

function PostalAddress({ address, country }: { address: Address; country: string }) {
  return (
    <address className="whitespace-pre-line not-italic leading-snug">
      {[...postalLines(address), country].join('\n')}
    </address>
  );
}
