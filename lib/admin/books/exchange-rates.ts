import type { Currency } from '@/lib/primitives/money/money';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';

/** Rates are integers in millionths: 941200 is 0.9412 of the base currency for one unit. */
const unit = 1_000_000;

/** The rate of a currency from a day on, in the base currency of the books. */
export type ExchangeRate = { day: string; currency: Currency; rate: number };

/** All rates in a base currency, newest first. */
export function listExchangeRates(db: Database, base: Currency): Promise<ExchangeRate[]> {
  return db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'rate'])
    .where('base', '=', base)
    .orderBy('day', 'desc')
    .orderBy('currency')
    .execute();
}

/**
 * The base currency and its exchange rates. `rateOn` returns the rate of a currency on a day (`2026-11-23`):
 * the last one entered for that day or an earlier one. Without one it returns `undefined`, since no rate is
 * assumed.
 */
export type Exchange = {
  base: Currency;
  rateOn(currency: Currency, day: string): number | undefined;
};

/** @param rates newest first */
export function createExchange(base: Currency, rates: readonly ExchangeRate[]): Exchange {
  const rateOn = (currency: Currency, day: string) =>
    currency === base
      ? unit
      : rates.find((one) => one.currency === currency && one.day <= day)?.rate;
  return { base, rateOn };
}

export async function readExchange(db: Database, base: Currency): Promise<Exchange> {
  return createExchange(base, await listExchangeRates(db, base));
}

/**
 * Converts an amount to the base currency, both in the smallest unit. Negative amounts are rounded like
 * positive ones, so that a credit note matches its invoice.
 */
export function toBase(amount: number, rate: number): number {
  return Math.sign(amount) * Math.round((Math.abs(amount) * rate) / unit);
}

/** Parses a typed rate, `0.9412` or `0,9412`. @returns `undefined` if it is invalid or 0 */
export function parseExchangeRate(typed: string): number | undefined {
  if (!/^\d{1,3}(?:[.,]\d{1,6})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * unit) || undefined;
}

/** A rate for people and programs: `0.9412`. */
export function formatExchangeRate(rate: number): string {
  return String(rate / unit);
}

type EnteredRate = ExchangeRate & { base: Currency; actor: string; now: Date };

/** Sets the rate of a currency from a day on; an earlier entry for the same day is replaced. */
export function setExchangeRate(db: Database, entered: EnteredRate): Promise<void> {
  const { day, currency, base, rate, actor, now } = entered;
  const entered_at = now.toISOString();
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('exchange_rates')
      .values({ day, currency, base, rate, entered_at })
      .onConflict((conflict) =>
        conflict.columns(['day', 'currency', 'base']).doUpdateSet({ rate, entered_at }),
      )
      .execute();
    const detail = { exchangeRate: `${formatExchangeRate(rate)} ${base}/${currency}, ${day}` };
    await writeLog(tx, { actor, act: 'exchange rate', detail }, now);
  });
}

type RemovedRate = Omit<EnteredRate, 'rate'>;

export function removeExchangeRate(db: Database, removed: RemovedRate): Promise<void> {
  const { day, currency, base, actor, now } = removed;
  return inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('exchange_rates')
      .where('day', '=', day)
      .where('currency', '=', currency)
      .where('base', '=', base)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const detail = { exchangeRate: `${base}/${currency}, ${day}` };
    await writeLog(tx, { actor, act: 'exchange rate removed', detail }, now);
  });
}
