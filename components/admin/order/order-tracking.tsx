import type { Order } from '@/lib/shop/orders/order';
import { trackingLink } from '@/lib/shop/orders/tracking-link';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';
import { Field } from '../field';

/** Tracking number of a sent parcel, with a form to correct it. */
export function OrderTracking({ t, order }: { t: AdminWords; order: Order }) {
  const { id: orderId, tracking, delivery, delivery_state, forgotten_at } = order;
  // Vouchers are sent by mail, without tracking.
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
