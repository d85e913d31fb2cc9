import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Order } from '@/lib/shop/orders/order';
import type { AdminWords } from '../admin-words';

type Props = { t: AdminWords; locale: Locale; order: Order };

/** Delivery address. A click selects all of it, to be copied to a label. */
export function OrderAddress({ t, locale, order }: Props) {
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
          {displayName('region', address.country, locale)}
        </address>
      ) : (
        <p>{t('order.forgotten', { country: displayName('region', country, locale) })}</p>
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
