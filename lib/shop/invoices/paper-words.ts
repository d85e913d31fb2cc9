import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';
import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { Paper } from './paper';

export type PaperWords = Awaited<ReturnType<typeof paperWords>>;

/** Formats a document's dates, amounts and messages in its language, with Swiss conventions. */
export async function paperWords({ locale, currency, issuedAt, terms }: Paper, timeZone: string) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Invoice' });
  const tag = `${locale}-CH`;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const plainDays = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const figures = ['minusSign', 'integer', 'group', 'decimal', 'fraction'];
  return {
    t,
    day: (moment: string) => days.format(new Date(moment)),
    /** The due date. */
    due:
      terms &&
      plainDays.format(new Date(addDays(dayOf(Date.parse(issuedAt), timeZone), terms.days))),
    /** Without the currency, which is in the column heading. */
    amount: (amount: number) =>
      amounts
        .formatToParts(amount / 100)
        .filter(({ type }) => figures.includes(type))
        .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
        .join('')
        .replaceAll("'", '’'),
    /** With the currency, formatted as on the site. */
    money: (amount: number) => moneyWords({ amount, currency }, locale),
    /** `rate` in hundredths of a percent; a dash for 0. */
    percent: (rate: number) => (rate === 0 ? '–' : rateWords(rate)),
  };
}
