import { notFound, redirect } from 'next/navigation';
import { ConflictForm } from '@/components/editor/conflict-form';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { getFieldWords } from '@/components/editor/field-words';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readDrafts } from '@/lib/editor/drafts/draft';
import { isEntryKind, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { readConflict } from '@/lib/editor/publishing/read-conflict';
import { adminPage } from '../../../../admin-page';

/** The fields that the draft and somebody else have changed differently, with both values to choose from. */
export default adminPage('content', async (props) => {
  const { db, visitor, query, path } = props;
  const { kind, slug = '' } = path;
  const [draft] = await readDrafts(db, [query.draft ?? '']);
  const mayPublish = hasAccess(props, 'publishing');
  if (!isEntryKind(kind) || draft?.kind !== kind || draft.slug !== slug) notFound();
  if (!mayWrite(visitor.role, kind) || (draft.editor !== visitor.email && !mayPublish)) notFound();
  const entry = { kind, slug };
  const conflict = await readConflict(draft, entry, contentPlace());
  if (!conflict) redirect(entryPagePath(entry, undefined, { draft: draft.id }));
  const t = await getEditorTranslator(visitor.locale);
  const title = entryTitle(entry, contentPlace().contentFolder, visitor.locale);
  const { label: labelOf } = await getFieldWords(visitor.locale);
  return (
    <>
      <ContentHead
        t={t}
        title={t('conflict.title')}
        query={query}
        above={[
          [contentPath(), t('title')],
          [entryPagePath(entry, undefined, { draft: draft.id }), title],
        ]}
      />
      <ConflictForm
        {...{ t, labelOf, locale: visitor.locale, entry, conflict, draft, mayPublish }}
      />
    </>
  );
});
