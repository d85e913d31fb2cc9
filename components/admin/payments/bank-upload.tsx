import type { Locale } from '@/lib/i18n/locales';
import type { AdminTranslator } from '../admin-translator';
import { Moment } from '../moment';

type Props = { t: AdminTranslator; locale: Locale; lastAt: string | undefined };

/** Form to upload a bank file, and when the last one was booked. */
export function BankUpload({ t, locale, lastAt }: Props) {
  return (
    <section>
      <h2>{t('payments.upload')}</h2>
      <p>{t('payments.uploadWords')}</p>
      <form method="post" action="/desk/bank-files" encType="multipart/form-data" className="act">
        <label className="field">
          <span>{t('payments.file')}</span>
          <input type="file" name="file" accept=".xml,.zip,text/xml,application/zip" required />
        </label>
        <button type="submit">{t('actions.book')}</button>
      </form>
      <p className="small">
        {lastAt ? (
          <>
            {t('payments.last')} <Moment at={lastAt} locale={locale} />
          </>
        ) : (
          t('payments.never')
        )}
      </p>
    </section>
  );
}
