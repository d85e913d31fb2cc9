import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { EntryPage } from '@/components/editor/entry-page';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { mayWrite } from '@/lib/editor/entries/entry-kinds';
import { readClashes } from '@/lib/editor/form/entry-clashes';
import { findDraftOf, findEntry, readEntryState } from '@/lib/editor/form/entry-state';

/** The form of one entry: with the editor's own draft of it, or for a publisher with the draft of the link (`draft`). */
export default adminPage('content', async (admin) => {
  const { db, visitor, path, query } = admin;
  const entry = findEntry(path.kind, path.slug);
  if (!entry || !mayWrite(visitor.role, entry.kind)) notFound();
  const mayPublish = hasAccess(admin, 'publishing');
  const named = mayPublish ? await findDraftOf(db, entry, query.draft) : undefined;
  const editor = named?.editor ?? visitor.email;
  const state = await readEntryState(db, entry, editor);
  if (!state) notFound();
  const isOther = editor !== visitor.email;
  return (
    <EntryPage
      {...{ entry, state, isOther, query, mayPublish, editor }}
      clashes={await readClashes(db, entry, state, editor)}
      locale={visitor.locale}
      owner={visitor.email}
    />
  );
});
