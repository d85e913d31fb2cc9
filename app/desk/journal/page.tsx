import { AdminHead } from '@/components/admin/admin-head';
import { LogLines } from '@/components/admin/log-lines';
import { PagesLink } from '@/components/admin/pages-link';
import { readPage } from '@/lib/admin/entry/read-page';
import { listLog } from '@/lib/admin/list-log';
import { deskPage } from '../desk-page';

/** Audit log: all actions with person and time. Entries are never changed. */
export default deskPage(async ({ db, t, visitor, query }) => {
  const page = readPage(query.page);
  const { lines, hasMore = false } = await listLog(db, { page });
  return (
    <>
      <AdminHead t={t} title={t('pages.journal')} query={query} />
      <LogLines t={t} locale={visitor.locale} lines={lines} />
      <PagesLink t={t} page={page} hasMore={hasMore} href={(to) => `/desk/journal?page=${to}`} />
    </>
  );
});
