import type { Unmatched } from '@/lib/admin/lists';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import type { Proposal } from '@/lib/shop/payments/proposals/list-proposals';
import { probable } from '@/lib/shop/payments/proposals/score-order';
import { CommandForm, Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type Props = { t: AdminTranslator; locale: Locale; payment: Unmatched; proposals: Proposal[] };

/** A payment without an order, with the orders it may belong to, and forms to assign it. */
export function PaymentLine({ t, locale, payment, proposals }: Props) {
  const { id, source, payer, message, reference, booked_at } = payment;
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
            {message && <small>{t('payments.message', { message })}</small>}
          </span>
          <b>{formatMoney(payment, locale)}</b>
        </summary>
        {proposals.length > 0 && (
          <ul className="plain" aria-label={t('payments.proposals')}>
            {proposals.map((proposal, rank) => (
              <ProposalLine
                key={proposal.orderId}
                {...{ t, locale, payment, proposal }}
                isFirst={rank === 0}
              />
            ))}
          </ul>
        )}
        <CommandForm
          command="payment-assign"
          fields={fields}
          button={t('actions.assign')}
          isSecondary={proposals.length > 0}
        >
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

type ProposalLineProps = Omit<Props, 'proposals'> & { proposal: Proposal; isFirst: boolean };

/** An order that the payment may belong to, why, and a button that assigns it. */
function ProposalLine({ t, locale, payment, proposal, isFirst }: ProposalLineProps) {
  const { orderId, number, name, open, score, reasons, isCancelled } = proposal;
  const isProbable = score >= probable;
  const { currency } = payment;
  return (
    <li>
      <span>
        <a href={`/desk/orders/${orderId}`}>{number}</a> {name ?? t('orders.forgotten')},{' '}
        {t('payments.isOpen', { amount: formatMoney({ amount: open, currency }, locale) })}
        {isCancelled && (
          <>
            {' '}
            <b className="off">{t('orders.cancelled')}</b>
          </>
        )}
        <small>
          <b>{t(isProbable ? 'payments.probable' : 'payments.possible')}</b> ·{' '}
          {reasons.map((reason) => t(`payments.reasons.${reason}`)).join(' · ')}
        </small>
      </span>
      <CommandForm
        command="payment-assign"
        fields={{ paymentId: payment.id, number }}
        button={t('actions.assignTo', { number })}
        isSecondary={!isFirst || !isProbable}
      />
    </li>
  );
}
