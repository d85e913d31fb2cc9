import { isRefusal } from '@/lib/admin/acts/refusals';
import type { Declaration } from '@/lib/admin/list-declarations';
import type { Locale } from '@/lib/i18n/locales';
import { ActForm } from './act-form';
import type { AdminWords } from './admin-words';
import { Moment } from './moment';

type Props = { t: AdminWords; locale: Locale; declaration: Declaration };

/** A declared withdrawal that was not carried out: name, contract, time, reason. */
export function DeclarationLine({ t, locale, declaration }: Props) {
  const { id, name, email, contract, received_at, orderId } = declaration;
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
          {outcomeWords(t, declaration)}{' '}
          {orderId && <a href={`/desk/orders/${orderId}`}>{t('declarations.order')}</a>}
        </p>
        <ActForm
          act="declaration-settle"
          fields={{ declarationId: id }}
          button={t('acts.settle')}
          quiet
        />
      </details>
    </li>
  );
}

function outcomeWords(t: AdminWords, { outcome, orderId }: Declaration): string {
  if (outcome === 'unknown')
    return t(orderId ? 'declarations.otherAddress' : 'declarations.unknown');
  return isRefusal(outcome) ? t(`faults.${outcome}`) : outcome;
}
