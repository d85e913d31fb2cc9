import type { Order } from '@/lib/shop/orders/order';
import { ActForm } from '../act-form';
import type { AdminWords } from '../admin-words';

/** Internal note, never shown to the buyer. */
export function OrderNote({ t, order }: { t: AdminWords; order: Order }) {
  return (
    <section>
      <h2>{t('order.note')}</h2>
      <ActForm act="order-note" fields={{ orderId: order.id }} button={t('acts.note')} quiet>
        <label className="field">
          <span>{t('order.noteWords')}</span>
          <textarea name="note" rows={3} maxLength={5000} defaultValue={order.note} />
        </label>
      </ActForm>
    </section>
  );
}
