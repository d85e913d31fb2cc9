import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { decimalWords } from '@/lib/primitives/money/decimal-words';
import { getSite } from '@/lib/site/get-site';

export type VoucherWords = Awaited<ReturnType<typeof voucherWords>>;

/** Messages and formats of a voucher in a language. */
export async function voucherWords(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Voucher' });
  const { timeZone } = getSite(locale);
  const days = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone });
  return {
    t,
    issued: (moment: string) => t('issued', { date: days.format(new Date(moment)) }),
    /** Without the currency, which is shown beside it. */
    amount: (amount: number) => decimalWords(amount),
  };
}
