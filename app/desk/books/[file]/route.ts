import { getAdminTranslator } from '@/components/admin/admin-translator';
import { bookRows } from '@/lib/admin/books/book-rows';
import { books, formatCells, readPeriod } from '@/lib/admin/books/books';
import { forStaff, notFoundResponse, sendFile } from '@/lib/admin/entry/admin-route';
import { writeTable } from '@/lib/primitives/table/write-table';
import { siteDay } from '@/lib/shop/orders/book-dates';

/** `GET /desk/books/{invoices,payments,vat}.csv?from=…&to=…`: an accounting table as CSV for Excel. */
export const GET = forStaff<{ file: string }>(async (desk, request, { file }) => {
  const book = books.find((name) => file === `${name}.csv`);
  if (!book) return notFoundResponse();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const period = readPeriod(query, siteDay(desk.now));
  const found = await bookRows(desk.db, book, period);
  const t = await getAdminTranslator(desk.visitor.locale);
  const head = found.head.map((name) => t(`books.columns.${name}`));
  const rows = formatCells(found, (cell) => t(`books.cells.${cell}`));
  const table = writeTable([head, ...rows], 'excel');
  const name = `${book}-${period.from}-${period.to}.csv`;
  return sendFile(table, { name, type: 'text/csv; charset=utf-8' });
});
