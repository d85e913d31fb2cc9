import { isRefusal } from '@/lib/admin/actions/action-names';
import type { ListedWithdrawalRequest } from '@/lib/admin/lists';
import type { Locale } from '@/lib/i18n/locales';
import { CommandForm } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

type Props = { t: AdminTranslator; locale: Locale; declaration: ListedWithdrawalRequest };

/** A declared withdrawal that was not carried out: name, contract, time, reason. */
export function WithdrawalRequestLine({ t, locale, declaration }: Props) {
  const { id, name, email, contract, received_at, orderId, part } = declaration;
  return (
    <li>
      <details open>
        <summary>
          <span>
            {name}
            <small>
              <Moment at={received_at} locale={locale} /> · {email}
            </small>
          </span>
          <b>{contract}</b>
        </summary>
        <p>
          {formatOutcome(t, declaration)}{' '}
          {orderId && <a href={`/desk/orders/${orderId}`}>{t('declarations.order')}</a>}
        </p>
        {part && <blockquote>{part}</blockquote>}
        <CommandForm
          command="declaration-settle"
          fields={{ declarationId: id }}
          button={t('actions.settle')}
          isSecondary
        />
      </details>
    </li>
  );
}

function formatOutcome(t: AdminTranslator, { outcome, orderId }: ListedWithdrawalRequest): string {
  if (outcome === 'unknown')
    return t(orderId ? 'declarations.otherAddress' : 'declarations.unknown');
  if (outcome === 'part') return t('declarations.part');
  return isRefusal(outcome) ? t(`refusals.${outcome}`) : outcome;
}
