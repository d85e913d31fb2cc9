import type { Handled } from '@/lib/admin/lists';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { CommandForm } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type Props = { t: AdminTranslator; locale: Locale; payments: Handled[] };

/** Payments that staff have recently assigned or settled; each of them can be reopened. */
export function HandledPayments({ t, locale, payments }: Props) {
  if (payments.length === 0) return null;
  return (
    <section>
      <h2>{t('payments.handled')}</h2>
      <p>{t('payments.handledWords')}</p>
      <ul className="plain">
        {payments.map(({ id, order_id, number, payer, settled_at, ...money }) => (
          <li key={id}>
            <span>
              {payer || t('payments.nobody')}, {formatMoney(money, locale)}
              <small>
                {order_id ? (
                  <a href={`/desk/orders/${order_id}`}>{number}</a>
                ) : (
                  t('payments.settled')
                )}
                {settled_at && (
                  <>
                    {' · '}
                    <Moment at={settled_at} locale={locale} />
                  </>
                )}
              </small>
            </span>
            <CommandForm
              command="payment-reopen"
              fields={{ paymentId: id }}
              button={t('actions.takeBack')}
              isSecondary
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
