import type { Period } from '@/lib/admin/books/books';
import type { DayTotal } from '@/lib/admin/books/day-totals';
import type { StripeTransaction } from '@/lib/admin/books/list-stripe';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import { CommandForm } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  period: Period;
  /** The transactions of the period. */
  transactions: StripeTransaction[];
  days: DayTotal[];
};

/** Stripe's fees and payouts of a period, and a button to fetch them now. */
export function StripeBalance({ t, locale, period, transactions, days }: Props) {
  const currencies = [...new Set(transactions.map(({ currency }) => currency))].sort();
  const payouts = (currency: Currency) =>
    transactions
      .filter((one) => one.currency === currency && one.category.startsWith('payout'))
      .reduce((sum, { amount }) => sum - amount, 0);
  const fees = (currency: Currency) =>
    days.reduce((sum, day) => sum + (day.currency === currency ? day.fees : 0), 0);
  const sums = currencies.flatMap((currency) => [
    { label: t('books.balance.fees'), amount: fees(currency), currency },
    { label: t('books.balance.payouts'), amount: payouts(currency), currency },
  ]);
  return (
    <section>
      <h2>{t('books.balance.title')}</h2>
      <p>{t('books.balance.words')}</p>
      <dl className="sums">
        {sums.map(({ label, amount, currency }) => (
          <div key={`${label} ${currency}`}>
            <dt>{label}</dt>
            <dd>{formatMoney({ amount, currency }, locale)}</dd>
          </div>
        ))}
      </dl>
      <CommandForm
        command="stripe-import"
        fields={period}
        button={t('books.balance.import')}
        isSecondary
      />
    </section>
  );
}
