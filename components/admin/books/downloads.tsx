import type { BookSettings } from '@/lib/admin/books/book-settings';
import { books, type Period, type Program, programs } from '@/lib/admin/books/books';
import { Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = { t: AdminTranslator; period: Period; settings: BookSettings };

/** The period with its downloads: tables, and entries for accounting programs. */
export function BookDownloads({ t, period, settings }: Props) {
  const offered = (Object.keys(programs) as Program[]).filter(
    (program) => program !== 'datev' || settings.datev,
  );
  return (
    <form method="get" action="/desk/books" className="act books">
      <Field label={t('books.from')} name="from" type="date" defaultValue={period.from} />
      <Field label={t('books.to')} name="to" type="date" defaultValue={period.to} />
      <button type="submit" className="quiet">
        {t('books.show')}
      </button>
      <fieldset className="act">
        <legend>{t('books.tables')}</legend>
        {books.map((book) => (
          <button key={book} type="submit" formAction={`/desk/books/${book}.csv`}>
            {t(`books.${book}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className="act">
        <legend>{t('books.programs')}</legend>
        {offered.map((program) => (
          <button
            key={program}
            type="submit"
            formAction={`/desk/books/${program}.${programs[program]}`}
          >
            {t(`books.${program}`)}
          </button>
        ))}
        {!settings.datev && <p className="small">{t('books.noDatev')}</p>}
      </fieldset>
    </form>
  );
}
