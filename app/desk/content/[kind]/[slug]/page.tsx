import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { EntryPage } from '@/components/editor/entry-page';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { findEntry, readEntryState } from '@/lib/editor/form/entry-state';

/** The form of one entry, with the editor's draft of it if there is one. */
export default adminPage('content', async (admin) => {
  const { db, visitor, path, query } = admin;
  const entry = findEntry(path.kind, path.slug);
  const state = entry && (await readEntryState(db, entry, visitor.email));
  if (!entry || !state) notFound();
  return (
    <EntryPage
      {...{ entry, state, query }}
      locale={visitor.locale}
      mayPublish={hasAccess(admin, 'publishing')}
    />
  );
});
