import type { Unmatched } from '@/lib/admin/lists';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { CommandForm, Field } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

type Props = { t: AdminTranslator; locale: Locale; payment: Unmatched };

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
          <b>{formatMoney(payment, locale)}</b>
        </summary>
        <CommandForm command="payment-assign" fields={fields} button={t('actions.assign')}>
          <Field
            label={t('payments.number')}
            name="number"
            placeholder="K7Q-4ZT"
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
        </CommandForm>
        <CommandForm
          command="payment-settle"
          fields={fields}
          button={t('actions.settle')}
          isSecondary
        />
      </details>
    </li>
  );
}
