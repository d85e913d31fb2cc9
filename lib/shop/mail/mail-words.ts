import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { sayTime } from '@/lib/i18n/say-time';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';
import { getSite } from '@/lib/site/get-site';

export type MailWords = Awaited<ReturnType<typeof mailWords>>;

/** Formatters for mails in a language; dates and times in the site's time zone. */
export async function mailWords(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Mail' });
  const { timeZone } = getSite(locale);
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-CH`, { timeZone, ...options }).format(new Date(moment));
  // Intl does not format the first of a month as `1er` in French.
  const day = (moment: string) =>
    format(moment, { dateStyle: 'long' }).replace(locale === 'fr' ? /^1 / : /^$/, '1er ');
  return {
    t,
    kinds: messages.Shop.kindOf,
    locale,
    day,
    moment: (moment: string) =>
      t('moment', {
        date: day(moment),
        time: sayTime(format(moment, { timeStyle: 'short' }), locale),
      }),
    money: (amount: number, currency: Currency) => moneyWords({ amount, currency }, locale),
    /** A label and its text on one line. */
    labelled: (label: string, text: string) => t('labelled', { label, text }).trimEnd(),
    rate: rateWords,
    country: (code: string) =>
      new Intl.DisplayNames([`${locale}-CH`], { type: 'region' }).of(code) ?? code,
  };
}
