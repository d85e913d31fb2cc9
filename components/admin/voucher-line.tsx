import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import { ActForm } from './act-form';
import type { AdminWords } from './admin-words';
import { Moment } from './moment';

type Props = { t: AdminWords; locale: Locale; voucher: Voucher };

/** A voucher: code, balance, and whether it is blocked. */
export function VoucherLine({ t, locale, voucher }: Props) {
  const { id, code, balance, value, currency, order_id, created_at, blocked_at } = voucher;
  const fields = { voucherId: id };
  return (
    <li>
      <details>
        <summary>
          <span>
            <span className="copy">{code}</span>
            <small>
              <Moment at={created_at} locale={locale} /> ·{' '}
              {order_id ? t('vouchers.bought') : t('vouchers.given')}
            </small>
          </span>
          <b className={blocked_at ? 'off' : undefined}>
            {moneyWords({ amount: balance, currency }, locale)}
            <small>
              {t('vouchers.of', { value: moneyWords({ amount: value, currency }, locale) })}
            </small>
          </b>
        </summary>
        {order_id && (
          <p>
            <a href={`/desk/orders/${order_id}`}>{t('vouchers.order')}</a>
          </p>
        )}
        {blocked_at ? (
          <ActForm act="voucher-unblock" fields={fields} button={t('acts.unblock')} quiet />
        ) : (
          <ActForm act="voucher-block" fields={fields} button={t('acts.block')} quiet />
        )}
      </details>
    </li>
  );
}
