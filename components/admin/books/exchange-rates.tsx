import type { Period } from '@/lib/admin/books/books';
import { type ExchangeRate, formatExchangeRate } from '@/lib/admin/books/exchange-rates';
import type { MissingRate } from '@/lib/admin/books/journal';
import type { Currency } from '@/lib/primitives/money/money';
import { CommandForm, Field, SelectField } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = {
  t: AdminTranslator;
  period: Period;
  base: Currency;
  /** Currencies other than the base. */
  currencies: Currency[];
  /** Newest first. */
  rates: ExchangeRate[];
  /** Days of the period without a rate, oldest first. */
  missing: MissingRate[];
  /** What was typed before an error, by field. */
  typed: Partial<Record<'day' | 'currency' | 'rate', string | undefined>>;
  today: string;
};

/** Exchange rates to the accounting currency, and a form to enter one. */
export function ExchangeRates({
  t,
  period,
  base,
  currencies,
  rates,
  missing,
  typed,
  today,
}: Props) {
  const [first] = missing;
  const day = typed.day ?? first?.day ?? today;
  const currency = typed.currency ?? first?.currency ?? currencies[0];
  return (
    <section id="rates">
      <h2>{t('books.rates.title')}</h2>
      <p>{t('books.rates.words', { base })}</p>
      {first && (
        <p role="alert" className="notice error">
          {t('books.rates.missing', { ...first, days: missing.length })}
        </p>
      )}
      <CommandForm command="rate-set" fields={period} button={t('actions.enter')}>
        <Field label={t('books.rates.day')} name="day" type="date" defaultValue={day} required />
        <SelectField
          label={t('books.rates.currency')}
          name="currency"
          options={currencies.map((one) => [one, one])}
          defaultValue={currency}
        />
        <Field
          label={t('books.rates.rate', { base })}
          name="rate"
          inputMode="decimal"
          pattern="\d{1,3}([.,]\d{1,6})?"
          autoComplete="off"
          defaultValue={typed.rate}
          required
          {...(typed.rate !== undefined && { error: t('books.rates.invalid') })}
        />
      </CommandForm>
      <ul className="plain">
        {rates.map((one) => (
          <li key={`${one.day} ${one.currency}`}>
            <span>
              {t('books.rates.line', {
                ...{ day: one.day, currency: one.currency, base },
                rate: formatExchangeRate(one.rate),
              })}
            </span>
            <CommandForm
              command="rate-remove"
              fields={{ ...period, day: one.day, currency: one.currency }}
              button={t('actions.remove')}
              isSecondary
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
