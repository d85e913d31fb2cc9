import type { Currency } from '@/lib/primitives/money/currency';
import { ActForm } from './act-form';
import type { AdminWords } from './admin-words';
import { AmountField } from './amount-field';

/** Form to issue a free voucher. */
export function GiveVoucher({ t, currencies }: { t: AdminWords; currencies: Currency[] }) {
  return (
    <details className="fold">
      <summary>{t('vouchers.give')}</summary>
      <ActForm act="voucher-give" button={t('acts.give')}>
        <AmountField label={t('vouchers.value')} name="value" />
        <label className="field">
          <span>{t('vouchers.currency')}</span>
          <select name="currency">
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      </ActForm>
    </details>
  );
}
