import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { ContentHead } from '@/components/editor/content-head';
import { DraftPreview } from '@/components/editor/draft-preview';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readDraft } from '@/lib/editor/drafts/draft';
import { findEntry } from '@/lib/editor/form/entry-state';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { previewDraft } from '@/lib/editor/preview/read-preview';

/** The public page as the editor's draft makes it, and links to show it to others. */
export default adminPage('content', async ({ db, visitor, path, query, origin, now }) => {
  const entry = findEntry(path.kind, path.slug);
  const draft = entry && (await readDraft(db, { ...entry, editor: visitor.email }));
  if (!entry || !draft) notFound();
  const t = await getEditorTranslator(visitor.locale);
  const title = entryTitle(entry, contentPlace().contentFolder, visitor.locale);
  return (
    <>
      <ContentHead
        t={t}
        title={t('preview.title')}
        query={query}
        above={[
          [contentPath(), t('title')],
          [`/desk/content/${entry.kind}`, t(`kinds.${entry.kind}.many`)],
          [entryPagePath(entry), title],
        ]}
      />
      <DraftPreview
        {...{ t, query, origin, now, title }}
        draft={draft.id}
        locale={visitor.locale}
        path={previewDraft(draft, now)?.path}
      />
    </>
  );
});
