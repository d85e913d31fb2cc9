import type { Order } from '@/lib/shop/orders/order';
import { trackingLink } from '@/lib/shop/orders/tracking-link';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { Field } from '../field';

/** By what number a parcel that has gone is followed; a slip of the pen is put right here. */
export function OrderTracking({ t, order }: { t: AdminWords; order: Order }) {
  const { id: orderId, tracking, delivery, delivery_state, forgotten_at } = order;
  // Vouchers go by mail, which nobody follows.
  if (delivery !== 'post' || delivery_state !== 'sent' || forgotten_at) return null;
  const link = trackingLink(tracking);
  return (
    <section>
      <h2>{t('order.parcel')}</h2>
      <p className="copy">
        {link ? (
          <a href={link} rel="noreferrer">
            {link}
          </a>
        ) : (
          tracking || t('order.noTracking')
        )}
      </p>
      <details>
        <summary>{t('acts.tracking')}</summary>
        <ActForm act="order-tracking" fields={{ orderId }} button={t('acts.tracking')} quiet>
          <Field
            label={t('order.tracking')}
            name="tracking"
            maxLength={200}
            defaultValue={tracking}
            autoComplete="off"
          />
        </ActForm>
      </details>
    </section>
  );
}
