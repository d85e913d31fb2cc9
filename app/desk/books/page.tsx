import { Field } from '@/components/admin/admin-form';
import { AdminHead } from '@/components/admin/admin-frame';
import { books, readPeriod } from '@/lib/admin/books/books';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { adminPage } from '../admin-page';

/** Downloads for accounting. */
export default adminPage(async ({ t, now, query }) => {
  const { from, to } = readPeriod(query, siteDay(now));
  return (
    <>
      <AdminHead t={t} title={t('pages.books')} query={query} />
      <p>{t('books.words')}</p>
      <form method="get" action="/desk/books" className="act books">
        <Field label={t('books.from')} name="from" type="date" defaultValue={from} />
        <Field label={t('books.to')} name="to" type="date" defaultValue={to} />
        {books.map((book) => (
          <button key={book} type="submit" formAction={`/desk/books/${book}.csv`}>
            {t(`books.${book}`)}
          </button>
        ))}
      </form>
    </>
  );
});
