import { createTranslator } from 'next-intl';
import { localiseTime } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type Currency, formatMoney, formatRate } from '@/lib/primitives/money/money';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { getSite } from '@/lib/site/get-site';
import type { MailFacts } from './mail';
import type { Block } from './mail-content';

export type MailFormatter = Awaited<ReturnType<typeof createMailFormatter>>;

/** Formatters for mails in a language; dates and times in the site's time zone. */
export async function createMailFormatter(locale: Locale) {
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
        time: localiseTime(format(moment, { timeStyle: 'short' }), locale),
      }),
    money: (amount: number, currency: Currency) => formatMoney({ amount, currency }, locale),
    /** A label and its text on one line. */
    labelled: (label: string, text: string) => t('labelled', { label, text }).trimEnd(),
    rate: formatRate,
    country: (code: string) =>
      new Intl.DisplayNames([`${locale}-CH`], { type: 'region' }).of(code) ?? code,
  };
}

/** The data that every order mail is written from. */
export type MailContext = {
  order: Order;
  shopConfig: ShopConfig;
  facts: MailFacts;
  formatter: MailFormatter;
};

/**
 * Writes the blocks of one kind of order mail. They come between the greeting and the order link.
 */
export type MailTemplate = (context: MailContext) => Block[];

export const words = (text: string): Block => ({ is: 'words', text });
