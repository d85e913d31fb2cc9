import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { decimalWords } from '@/lib/primitives/money/decimal-words';
import { moneyWords } from '@/lib/primitives/money/money-words';
import type { LogDetail } from '@/lib/shop/commands/log-detail';
import type { AdminWords } from './admin-words';

type Detail = Partial<LogDetail>;
type Said = { t: AdminWords; locale: Locale; detail: Detail };
type Say<Name extends keyof LogDetail> = (value: LogDetail[Name], said: Said) => string | undefined;

/** Formatter of each log detail. `undefined`: shown by another detail, or nothing to show. */
const words: { [Name in keyof LogDetail]: Say<Name> } = {
  source: (source, { t }) => t(`order.source.${source}`),
  amount: sumWords,
  value: sumWords,
  givenBack: (amount, said) =>
    amount > 0 ? said.t('journal.detail.givenBack', { amount: sumWords(amount, said) }) : undefined,
  currency: () => undefined,
  lines: (lines, said) =>
    lines
      .map(({ title, pieces, sum }) =>
        said.t('journal.detail.line', { pieces: `${pieces}`, title, sum: sumWords(sum, said) }),
      )
      .join(' · '),
  postage: (sum, said) => said.t('journal.detail.postage', { sum: sumWords(sum, said) }),
  // Shown as a link (`LogLines`).
  credit: () => undefined,
  outcome: (outcome, { t }) => t(`journal.detail.outcome.${outcome}`),
  vouchers: (count, { t }) => t('journal.detail.vouchers', { count }),
  restock: (isRestocked, { t }) => t(`journal.detail.restock.${isRestocked}`),
  article: (article, { t, detail }) => {
    const counted = (count: number | undefined) => count ?? t('stock.notCounted');
    const [before, pieces] = [counted(detail.before), counted(detail.pieces)];
    return t('journal.detail.stock', { article, before, pieces });
  },
  before: () => undefined,
  pieces: () => undefined,
  voucher: (id, { t }) => t('journal.detail.voucher', { id }),
  payment: (id, { t }) => t('journal.detail.payment', { id }),
  declaration: (id, { t }) => t('journal.detail.declaration', { id }),
  mail: (id, { t }) => t('journal.detail.mail', { id }),
  stripe: (id, { t }) => t('journal.detail.stripe', { id }),
  reason: (reason, { t }) => reason && t('journal.detail.reason', { reason }),
  email: (email) => email,
};

const detailSchema = z.record(z.string(), z.unknown());

/** Formats the details of a log entry in one line: `Banque · 67.90 CHF · commande payée`. */
export function detailWords(t: AdminWords, locale: Locale, json: string): string {
  const detail: Detail = detailSchema.parse(JSON.parse(json));
  const parts = Object.entries(detail).map(([name, value]) => {
    // An entry written by another version of the shop may have unknown details.
    if (!Object.hasOwn(words, name)) return `${name} ${JSON.stringify(value)}`;
    return words[name as keyof LogDetail](value as never, { t, locale, detail });
  });
  return parts.filter(Boolean).join(' · ');
}

/** Number of the credit note in a log entry (`2026-0042`), if any. */
export function creditIn(json: string): string | undefined {
  const { credit } = detailSchema.parse(JSON.parse(json));
  return typeof credit === 'string' ? credit : undefined;
}

function sumWords(amount: number, { locale, detail: { currency } }: Said): string {
  return currency ? moneyWords({ amount, currency }, locale) : decimalWords(amount);
}
