import type { Unmatched } from '@/lib/admin/list-unmatched';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { ActForm } from './act-form';
import type { AdminWords } from './admin-words';
import { Field } from './field';
import { Moment } from './moment';

type Props = { t: AdminWords; locale: Locale; payment: Unmatched };

/** A payment without an order, with forms to assign it. */
export function PaymentLine({ t, locale, payment }: Props) {
  const { id, source, payer, reference, booked_at } = payment;
  const fields = { paymentId: id };
  return (
    <li>
      <details open>
        <summary>
          <span>
            {payer || t('payments.nobody')}
            <small>
              <Moment at={booked_at} locale={locale} mayBeDay={source === 'bank'} /> ·{' '}
              {t(`order.source.${source}`)}
              {reference && ` · ${reference}`}
            </small>
          </span>
          <b>{moneyWords(payment, locale)}</b>
        </summary>
        <ActForm act="payment-assign" fields={fields} button={t('acts.assign')}>
          <Field
            label={t('payments.number')}
            name="number"
            placeholder="K7Q-4ZT"
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
        </ActForm>
        <ActForm act="payment-settle" fields={fields} button={t('acts.settle')} quiet />
      </details>
    </li>
  );
}
