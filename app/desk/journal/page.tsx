import { AdminHead, Pagination } from '@/components/admin/admin-frame';
import { LogLines } from '@/components/admin/log-lines';
import { readPage } from '@/lib/admin/entry/admin-route';
import { listLog } from '@/lib/admin/lists';
import { createEntryNames } from '@/lib/editor/lists/entry-title';
import { adminPage } from '../admin-page';

/** Audit log: all actions with person and time. Entries are never changed. */
export default adminPage('journal', async ({ db, t, visitor, query }) => {
  const page = readPage(query.page);
  const { lines, hasMore = false } = await listLog(db, { page });
  return (
    <>
      <AdminHead t={t} title={t('pages.journal')} query={query} />
      <LogLines
        t={t}
        locale={visitor.locale}
        lines={lines}
        nameEntry={createEntryNames(visitor.locale)}
      />
      <Pagination t={t} page={page} hasMore={hasMore} href={(to) => `/desk/journal?page=${to}`} />
    </>
  );
});
