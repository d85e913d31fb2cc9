import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';
import { importStripeTransactions } from '@/lib/shop/payments/stripe/import-transactions';
import { getBookSettings } from '../books/book-settings';
import { booksPath } from '../books/books';
import { parseExchangeRate, removeExchangeRate, setExchangeRate } from '../books/exchange-rates';
import { defineAction, type Fields } from './define-action';
import { isStripeError } from './money-actions';

const back = ({ from = '', to = '' }: Fields) => booksPath({ from, to });
const rateKey = z.object({ day: z.iso.date(), currency: z.enum(currencies) });

export const bookActions = {
  'rate-set': defineAction('rate-set', {
    form: rateKey.extend({
      rate: z.string().trim().transform(parseExchangeRate).pipe(z.int().positive()),
    }),
    back,
    again: ({ from = '', to = '', day = '', currency = '', rate = '' }) =>
      booksPath({ from, to }, { day, currency, rate }),
    run: ({ db, visitor, now }, { day, currency, rate }) => {
      const { currency: base } = getBookSettings();
      return setExchangeRate(db, { day, currency, rate, base, actor: visitor.email, now });
    },
  }),
  'rate-remove': defineAction('rate-remove', {
    ...{ form: rateKey, back },
    run: ({ db, visitor, now }, { day, currency }) => {
      const { currency: base } = getBookSettings();
      return removeExchangeRate(db, { day, currency, base, actor: visitor.email, now });
    },
  }),
  'stripe-import': defineAction('stripe-import', {
    form: z.object({}),
    back,
    run: async ({ db }) => {
      try {
        await importStripeTransactions(db);
      } catch (error) {
        if (!isStripeError(error)) throw error;
        return 'stripe-import';
      }
    },
  }),
};
