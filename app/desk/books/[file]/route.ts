import { type AdminTranslator, getAdminTranslator } from '@/components/admin/admin-translator';
import { bookRows } from '@/lib/admin/books/book-rows';
import { getBookSettings } from '@/lib/admin/books/book-settings';
import {
  type Book,
  books,
  booksPath,
  formatCells,
  type Period,
  type Program,
  programs,
  readPeriod,
} from '@/lib/admin/books/books';
import type { Entry } from '@/lib/admin/books/journal';
import { writeAbacus } from '@/lib/admin/books/programs/abacus';
import { writeBanana } from '@/lib/admin/books/programs/banana';
import { isInOneYear, writeDatev } from '@/lib/admin/books/programs/datev';
import { readJournal } from '@/lib/admin/books/read-books';
import {
  notFoundResponse,
  seeOther,
  sendFile,
  withStaffSession,
} from '@/lib/admin/entry/admin-route';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { writeTable } from '@/lib/primitives/table/write-table';
import { siteDay } from '@/lib/shop/orders/book-dates';

/**
 * `GET /desk/books/{invoices,payments,…}.csv?from=…&to=…`: a table as CSV for Excel. `GET
 * /desk/books/{banana.txt,abacus.xml,datev.csv}?…`: the entries for an accounting program. If entries of the
 * period cannot be exported, redirects to the accounting page, which shows the reason.
 */
export const GET = withStaffSession<{ file: string }>('books', async (admin, request, { file }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const period = readPeriod(query, siteDay(admin.now));
  const t = await getAdminTranslator(admin.visitor.locale);
  const book = books.find((name) => file === `${name}.csv`);
  if (book) return sendBook(admin, book, { period, t });
  const names = Object.keys(programs) as Program[];
  const program = names.find((name) => file === `${name}.${programs[name]}`);
  return program ? sendJournal(admin, program, { period, t }) : notFoundResponse();
});

type Context = { period: Period; t: AdminTranslator };

async function sendBook({ db }: AdminContext, book: Book, { period, t }: Context) {
  const settings = getBookSettings();
  const bookResult = await bookRows(db, book, period, settings);
  const { currency } = settings;
  const head = bookResult.head.map((name) => t(`books.columns.${name}`, { currency }));
  const rows = formatCells(bookResult, (cell) => t(`books.cells.${cell}`));
  const table = writeTable([head, ...rows], 'excel');
  const name = `${book}-${period.from}-${period.to}.csv`;
  return sendFile(table, { name, type: 'text/csv; charset=utf-8' });
}

async function sendJournal({ db, now }: AdminContext, program: Program, { period, t }: Context) {
  const settings = getBookSettings();
  const { datev } = settings;
  const { entries, missing } = await readJournal(db, period, settings);
  const refuse = (fault: string) => seeOther(booksPath(period, { fault }));
  if (missing.length > 0) return refuse('exchange-rate');
  const describe = ({ kind, document, words }: Entry) =>
    [`${t(`books.entries.${kind}`)} ${document}`.trim(), ...words].join(', ');
  const days = `${period.from}-${period.to}`;
  if (program === 'banana') {
    const file = { name: `banana-${days}.txt`, type: 'text/plain; charset=utf-8' };
    return sendFile(writeBanana(entries, { settings, describe }), file);
  }
  if (program === 'abacus') {
    const file = { name: `abacus-${days}.xml`, type: 'application/xml; charset=utf-8' };
    return sendFile(writeAbacus(entries, { settings, describe }), file);
  }
  if (!datev) return notFoundResponse();
  if (!isInOneYear(period, datev.yearStart)) return refuse('financial-year');
  const batch = writeDatev(entries, { settings: { ...settings, datev }, period, now, describe });
  return sendFile(batch, {
    name: `EXTF_Buchungsstapel_${days}.csv`,
    type: 'text/csv; charset=windows-1252',
  });
}
