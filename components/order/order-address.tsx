import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { Section } from '@/components/layout/section';
import type { Order } from '@/lib/orders/order';
import { stillComes } from '@/lib/orders/still-comes';
import type { Till } from '@/lib/till/till';
import { useOrderWords } from './use-order-words';

/** Where it goes, or where it waits, and to whom; once nothing comes any more, whose it was. */
export function OrderAddress({ order, till }: { order: Order; till: Till }) {
  const t = useTranslations('Order');
  const { country, day } = useOrderWords(order.currency);
  const { address, delivery, forgotten_at } = order;
  const { collection } = till.payment;
  const isComing = stillComes(order);
  return (
    <Section id="address" title={isComing ? t(`delivery.${delivery}`) : t('contact')}>
      {isComing && delivery === 'collection' && collection && (
        <p className="mb-5 max-w-[56ch] text-lg leading-snug">
          <LocalWords value={collection.place} />
          {collection.hours && (
            <span className="block text-muted">
              <LocalWords value={collection.hours} />
            </span>
          )}
        </p>
      )}
      {forgotten_at && <p>{t('forgotten', { day: day(forgotten_at.slice(0, 10)) })}</p>}
      {address && (
        <address className="not-italic leading-snug">
          {address.name}
          <br />
          {address.street} {address.building}
          <br />
          {address.postcode} {address.town}
          <br />
          {country(address.country)}
        </address>
      )}
      {order.email && <p className="wrap-anywhere mt-3">{order.email}</p>}
      {order.message && (
        <p className="mt-3 max-w-[60ch] whitespace-pre-line text-muted">{order.message}</p>
      )}
    </Section>
  );
}
