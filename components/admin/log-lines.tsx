import { z } from 'zod';
import type { LogLine } from '@/lib/admin/lists';
import type { Locale } from '@/lib/i18n/locales';
import { formatDecimal, formatMoney } from '@/lib/primitives/money/money';
import { isLoggedCommand, type LogDetail } from '@/lib/shop/commands/command-log';
import { documentPath } from '@/lib/shop/orders/order-links';
import type { AdminTranslator } from './admin-translator';
import { formatMoment, Moment } from './moment';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  lines: LogLine[];
  isOfOneOrder?: boolean;
  /** Names a content file (`films/nerven.yaml`) or a content entry (`film/nerven`) of the log. */
  nameEntry?: (entry: string) => string;
};

/** Entries of the activity log. */
export function LogLines({ t, locale, lines, isOfOneOrder, nameEntry }: Props) {
  return (
    <ul className="log">
      {lines.map(({ id, at, actor, act, detail, number, order_id, token }) => {
        const detailText = formatLogDetail(t, locale, detail, nameEntry);
        const credit = readCreditNumber(detail);
        return (
          <li key={id}>
            <Moment at={at} locale={locale} />
            <span>{actorName(t, actor)}</span>
            <b>{isLoggedCommand(act) ? t(`log.command.${act}`) : act}</b>
            {!isOfOneOrder && order_id && <a href={`/desk/orders/${order_id}`}>{number}</a>}
            {(detailText || credit) && (
              <small>
                {detailText}
                {credit && token && (
                  <>
                    {detailText && ' · '}
                    <a href={documentPath(token, credit)}>
                      {t('order.paper.credit', { name: credit })}
                    </a>
                  </>
                )}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function actorName(t: AdminTranslator, actor: string): string {
  return actor === 'visitor' || actor === 'site' ? t(`log.actor.${actor}`) : actor;
}

type Detail = Partial<LogDetail>;
type FormatContext = {
  t: AdminTranslator;
  locale: Locale;
  detail: Detail;
  nameEntry: (entry: string) => string;
};
type DetailFormatter<Name extends keyof LogDetail> = (
  value: LogDetail[Name],
  context: FormatContext,
) => string | undefined;

/**
 * Formatter of each log detail. It returns `undefined` if another detail shows the value or there is
 * nothing to show.
 */
const formatters: { [Name in keyof LogDetail]: DetailFormatter<Name> } = {
  source: (source, { t }) => t(`order.source.${source}`),
  amount: formatSum,
  value: formatSum,
  givenBack: (amount, context) =>
    amount > 0
      ? context.t('log.detail.givenBack', { amount: formatSum(amount, context) })
      : undefined,
  currency: () => undefined,
  lines: (lines, context) =>
    lines
      .map(({ title, pieces, sum }) =>
        context.t('log.detail.line', {
          pieces: `${pieces}`,
          title,
          sum: formatSum(sum, context),
        }),
      )
      .join(' · '),
  postage: (sum, context) => context.t('log.detail.postage', { sum: formatSum(sum, context) }),
  // Shown as a link (`LogLines`).
  credit: () => undefined,
  outcome: (outcome, { t }) => t(`log.detail.outcome.${outcome}`),
  step: (step, { t }) => t('log.detail.step', { step }),
  vouchers: (count, { t }) => t('log.detail.vouchers', { count }),
  restock: (isRestocked, { t }) => t(`log.detail.restock.${isRestocked}`),
  withdrawn: (lines, { t }) =>
    lines.map(({ title, pieces }) => t('log.detail.withdrawn', { title, pieces })).join(' · '),
  returned: (lines, { t }) => lines.map((line) => t('log.detail.returned', line)).join(' · '),
  corrected: (lines, { t }) => lines.map((line) => t('log.detail.corrected', line)).join(' · '),
  article: (article, { t, detail }) => {
    const formatCount = (count: number | undefined) => count ?? t('stock.notCounted');
    const [before, pieces] = [formatCount(detail.before), formatCount(detail.pieces)];
    return t('log.detail.stock', { article, before, pieces });
  },
  before: () => undefined,
  pieces: () => undefined,
  voucher: (id, { t }) => t('log.detail.voucher', { id }),
  payment: (id, { t }) => t('log.detail.payment', { id }),
  declaration: (id, { t }) => t('log.detail.declaration', { id }),
  mail: (id, { t }) => t('log.detail.mail', { id }),
  stripe: (id, { t }) => t('log.detail.stripe', { id }),
  reason: (reason, { t }) => reason && t('log.detail.reason', { reason }),
  exchangeRate: (rate) => rate,
  email: (email) => email,
  entries: (entries, { nameEntry }) => entries.map(nameEntry).join(', '),
  // Shown by the history of the entry.
  version: () => undefined,
  publishAt: (at, { locale }) => formatMoment(at, locale),
  scheduledBy: (by, { t }) => t('log.detail.scheduledBy', { by }),
  role: (role, { t }) => t(`people.role.${role}`),
};

const detailSchema = z.record(z.string(), z.unknown());

/** Formats the details of a log entry in one line: `Banque · 67.90 CHF · commande payée`. */
export function formatLogDetail(
  t: AdminTranslator,
  locale: Locale,
  json: string,
  nameEntry = (entry: string) => entry,
): string {
  const detail: Detail = detailSchema.parse(JSON.parse(json));
  const texts = Object.entries(detail).map(([name, value]) => {
    // An entry written by another version of the shop may have unknown details.
    if (!Object.hasOwn(formatters, name)) return `${name} ${JSON.stringify(value)}`;
    return formatters[name as keyof LogDetail](value as never, { t, locale, detail, nameEntry });
  });
  return texts.filter(Boolean).join(' · ');
}

/** Number of the credit note in a log entry (`2026-0042`), if any. */
function readCreditNumber(json: string): string | undefined {
  const { credit } = detailSchema.parse(JSON.parse(json));
  return typeof credit === 'string' ? credit : undefined;
}

function formatSum(amount: number, { locale, detail: { currency } }: FormatContext): string {
  return currency ? formatMoney({ amount, currency }, locale) : formatDecimal(amount);
}
