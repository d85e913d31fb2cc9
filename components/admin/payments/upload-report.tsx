import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import type { BankLine, BankReport } from '@/lib/shop/payments/camt/bank-report';
import type { BookedFile } from '@/lib/shop/payments/camt/book-upload';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type Props = { t: AdminTranslator; locale: Locale; files: BookedFile[] };

/** The result of an uploaded bank file, or of each file of a ZIP. */
export function UploadReport({ t, locale, files }: Props) {
  return files.map(({ name, result, before }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the files of a ZIP may have the same name, and the list is fixed.
    <section key={at} className="notice" role={'fault' in result ? 'alert' : 'status'}>
      <h3>{name}</h3>
      {before && (
        <p>
          {t('payments.before', {
            actor: before.actor === 'site' ? t('log.actor.site') : before.actor,
          })}{' '}
          <Moment at={before.at} locale={locale} />
        </p>
      )}
      {'fault' in result ? (
        <p className="error">{t(`payments.fileErrors.${result.fault}`, result.values)}</p>
      ) : (
        <ReportLines t={t} locale={locale} report={result.report} />
      )}
    </section>
  ));
}

type ReportProps = { t: AdminTranslator; locale: Locale; report: BankReport };

/** Booked payments as sums by currency, and one line for each payment that needs attention. */
function ReportLines({ t, locale, report: { lines, skipped, unread } }: ReportProps) {
  const money = ({ currency }: BankLine, amount = 0) => formatMoney({ amount, currency }, locale);
  const of = (...outcomes: BankLine['outcome'][]) =>
    lines.filter(({ outcome }) => outcomes.includes(outcome));
  const [known, waiting] = [of('known').length, of('unknown', 'reversed').length];
  const skippedCount = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ul>
        {sumsOf(of('paid')).map((sum) => (
          <li key={sum.currency}>
            {t('payments.booked', { count: sum.count, amount: formatMoney(sum, locale) })}
          </li>
        ))}
        {of('too-little', 'too-much', 'elsewhere').map((line) => (
          <li key={`${line.reference} ${line.outcome} ${line.amount}`}>
            {t(`payments.outcome.${line.outcome as 'too-little' | 'too-much' | 'elsewhere'}`, {
              order: line.order ?? '',
              amount: money(line, line.amount),
              difference: money(line, line.difference),
              account: line.account ?? '',
            })}
          </li>
        ))}
        {waiting > 0 && <li>{t('payments.waitBelow', { count: waiting })}</li>}
        {known > 0 && <li>{t('payments.known', { count: known })}</li>}
        {skippedCount > 0 && <li>{t('payments.skipped', { count: skippedCount })}</li>}
        {lines.length + skippedCount + unread.length === 0 && <li>{t('payments.nothing')}</li>}
      </ul>
      {unread.length > 0 && (
        <>
          <p className="error">{t('payments.unread', { count: unread.length })}</p>
          <ul>
            {unread.map(({ date, amount, reference, fault, values }) => (
              <li key={`${date} ${amount} ${reference}`}>
                {[date, amount, reference].filter(Boolean).join(' · ')}
                <small>{t(`payments.unreadFaults.${fault}`, values)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Payments summed by currency. */
function sumsOf(lines: BankLine[]) {
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return { currency, count: own.length, amount: own.reduce((sum, one) => sum + one.amount, 0) };
  });
}
