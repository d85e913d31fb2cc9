import { adminWords } from '@/components/admin/admin-words';
import { bookRows } from '@/lib/admin/books/book-rows';
import { books } from '@/lib/admin/books/books';
import { readPeriod } from '@/lib/admin/books/read-period';
import { sayCells } from '@/lib/admin/books/say-cells';
import { notThere, sendFile } from '@/lib/admin/entry/answers';
import { forVisitor } from '@/lib/admin/entry/for-visitor';
import { writeTable } from '@/lib/primitives/table/write-table';
import { houseDay } from '@/lib/shop/orders/house-day';

/** `GET /desk/books/{invoices,payments,vat}.csv?from=…&to=…`: an accounting table as CSV for Excel. */
export const GET = forVisitor<{ file: string }>(async (desk, request, { file }) => {
  const book = books.find((name) => file === `${name}.csv`);
  if (!book) return notThere();
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const period = readPeriod(asked, houseDay(desk.now));
  const found = await bookRows(desk.db, book, period);
  const t = await adminWords(desk.visitor.locale);
  const head = found.head.map((name) => t(`books.columns.${name}`));
  const rows = sayCells(found, (cell) => t(`books.cells.${cell}`));
  const table = writeTable([head, ...rows], 'excel');
  const name = `${book}-${period.from}-${period.to}.csv`;
  return sendFile(table, { name, type: 'text/csv; charset=utf-8' });
});
