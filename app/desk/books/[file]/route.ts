import { getAdminTranslator } from '@/components/admin/admin-translator';
import { bookRows } from '@/lib/admin/books/book-rows';
import { books, formatCells, readPeriod } from '@/lib/admin/books/books';
import { notFoundResponse, sendFile, withStaffSession } from '@/lib/admin/entry/admin-route';
import { writeTable } from '@/lib/primitives/table/write-table';
import { siteDay } from '@/lib/shop/orders/book-dates';

/** `GET /desk/books/{invoices,payments,vat}.csv?from=…&to=…`: an accounting table as CSV for Excel. */
export const GET = withStaffSession<{ file: string }>(async (admin, request, { file }) => {
  const book = books.find((name) => file === `${name}.csv`);
  if (!book) return notFoundResponse();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const period = readPeriod(query, siteDay(admin.now));
  const bookResult = await bookRows(admin.db, book, period);
  const t = await getAdminTranslator(admin.visitor.locale);
  const head = bookResult.head.map((name) => t(`books.columns.${name}`));
  const rows = formatCells(bookResult, (cell) => t(`books.cells.${cell}`));
  const table = writeTable([head, ...rows], 'excel');
  const name = `${book}-${period.from}-${period.to}.csv`;
  return sendFile(table, { name, type: 'text/csv; charset=utf-8' });
});
