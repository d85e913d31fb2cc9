import type { Order } from '@/lib/orders/order';
import { mailtoHref } from '@/lib/text/mailto-href';
import type { DeskWords } from '../desk-words';

/** To whom it goes: a press takes the whole address, to be copied onto a label. */
export function OrderAddress({ t, order }: { t: DeskWords; order: Order }) {
  const { address, email, message, delivery, country } = order;
  return (
    <section>
      <h2>{t(`order.delivery.${delivery}`)}</h2>
      {address ? (
        <address className="copy">
          {address.name}
          <br />
          {`${address.street} ${address.building}`.trim()}
          <br />
          {`${address.postcode} ${address.town}`}
          <br />
          {address.country}
        </address>
      ) : (
        <p>{t('order.forgotten', { country })}</p>
      )}
      {email && (
        <p>
          <a href={mailtoHref(email)}>{email}</a>
        </p>
      )}
      {message && <blockquote>{message}</blockquote>}
    </section>
  );
}
