import { AdminHead } from '@/components/admin/admin-head';
import { Field } from '@/components/admin/field';
import { books } from '@/lib/admin/books/books';
import { readPeriod } from '@/lib/admin/books/read-period';
import { houseDay } from '@/lib/shop/orders/house-day';
import { deskPage } from '../desk-page';

/** Downloads for accounting. */
export default deskPage(async ({ t, now, query }) => {
  const { from, to } = readPeriod(query, houseDay(now));
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
