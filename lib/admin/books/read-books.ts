import type { Database } from '@/lib/shop/database/open-database';
import type { BookSettings } from './book-settings';
import { inPeriod, type Period } from './books';
import { readExchange } from './exchange-rates';
import { buildJournal } from './journal';
import { listPayments } from './list-payments';
import { listStripeTransactions } from './list-stripe';
import { listTurnover } from './list-turnover';

/** The sales, payments and Stripe transactions of a period, from which the journal and the books are made. */
export async function readBooks(db: Database, period: Period, settings: BookSettings) {
  const transactions = await listStripeTransactions(db);
  return {
    turnover: await listTurnover(db, period, settings.country),
    payments: await listPayments(db, period, settings.country),
    transactions: transactions.filter(({ booked_at }) => inPeriod(booked_at, period)),
    exchange: await readExchange(db, settings.currency),
  };
}

/** The entries of a period for accounting programs (`buildJournal`). */
export async function readJournal(db: Database, period: Period, settings: BookSettings) {
  return buildJournal({ ...(await readBooks(db, period, settings)), settings }, period);
}
