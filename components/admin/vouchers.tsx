import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import { AmountField, CommandForm, SelectField } from './admin-form';
import type { AdminTranslator } from './admin-translator';
import { Moment } from './moment';

type Props = { t: AdminTranslator; locale: Locale; voucher: Voucher };

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
            {formatMoney({ amount: balance, currency }, locale)}
            <small>
              {t('vouchers.of', { value: formatMoney({ amount: value, currency }, locale) })}
            </small>
          </b>
        </summary>
        {order_id && (
          <p>
            <a href={`/desk/orders/${order_id}`}>{t('vouchers.order')}</a>
          </p>
        )}
        {blocked_at ? (
          <CommandForm
            command="voucher-unblock"
            fields={fields}
            button={t('actions.unblock')}
            isSecondary
          />
        ) : (
          <CommandForm
            command="voucher-block"
            fields={fields}
            button={t('actions.block')}
            isSecondary
          />
        )}
      </details>
    </li>
  );
}

/** Form to issue a free voucher. */
export function IssueVoucherForm({
  t,
  currencies,
}: {
  t: AdminTranslator;
  currencies: Currency[];
}) {
  return (
    <details className="fold">
      <summary>{t('vouchers.give')}</summary>
      <CommandForm command="voucher-give" button={t('actions.give')}>
        <AmountField label={t('vouchers.value')} name="value" />
        <SelectField
          label={t('vouchers.currency')}
          name="currency"
          options={currencies.map((one) => [one, one])}
        />
      </CommandForm>
    </details>
  );
}
