import { AdminHead } from '@/components/admin/admin-frame';
import { BookDownloads } from '@/components/admin/books/downloads';
import { ExchangeRates } from '@/components/admin/books/exchange-rates';
import { StripeBalance } from '@/components/admin/books/stripe-balance';
import { getBookSettings } from '@/lib/admin/books/book-settings';
import { readPeriod } from '@/lib/admin/books/books';
import { sumDays } from '@/lib/admin/books/day-totals';
import { listExchangeRates } from '@/lib/admin/books/exchange-rates';
import { buildJournal } from '@/lib/admin/books/journal';
import { readBooks } from '@/lib/admin/books/read-books';
import { currencies } from '@/lib/primitives/money/money';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { adminPage } from '../admin-page';

/** Downloads for accounting, exchange rates, and the balance at Stripe. */
export default adminPage('books', async ({ db, t, visitor, shopConfig, now, query }) => {
  const today = siteDay(now);
  const period = readPeriod(query, today);
  const settings = getBookSettings();
  const read = await readBooks(db, period, settings);
  const { missing } = buildJournal({ ...read, settings }, period);
  const rates = await listExchangeRates(db, settings.currency);
  const foreign = currencies.filter((currency) => currency !== settings.currency);
  const isForeignSold = shopConfig.currencies.some((currency) => foreign.includes(currency));
  const shared = { t, period };
  return (
    <>
      <AdminHead t={t} title={t('pages.books')} query={query} />
      <p>{t('books.words')}</p>
      <BookDownloads {...shared} settings={settings} />
      {(isForeignSold || missing.length > 0 || rates.length > 0) && (
        <ExchangeRates
          {...{ ...shared, rates, missing, today, typed: query }}
          base={settings.currency}
          currencies={foreign}
        />
      )}
      {(shopConfig.payment.hasStripe || read.transactions.length > 0) && (
        <StripeBalance
          {...{ ...shared, locale: visitor.locale, days: sumDays(read) }}
          transactions={read.transactions}
        />
      )}
    </>
  );
});
