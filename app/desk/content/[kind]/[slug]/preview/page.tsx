import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { adminPage } from '@/app/desk/admin-page';
import { ContentHead } from '@/components/editor/content-head';
import { DraftPreview } from '@/components/editor/draft-preview';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { readDraft } from '@/lib/editor/drafts/draft';
import { mayWrite } from '@/lib/editor/entries/entry-kinds';
import { findDraftOf, findEntry } from '@/lib/editor/form/entry-state';
import { summarize } from '@/lib/editor/lists/entry-files';
import { titleOf } from '@/lib/editor/lists/entry-title';
import { previewDraft } from '@/lib/editor/preview/read-preview';

/**
 * Preview of a draft's public page, with links to share: the editor's own draft, or, for publishers, that of `draft`.
 */
export default adminPage('content', async (admin) => {
  const { db, visitor, path, query, origin, now } = admin;
  const entry = findEntry(path.kind, path.slug);
  if (!entry || !mayWrite(visitor.role, entry.kind)) notFound();
  const named = hasAccess(admin, 'publishing')
    ? await findDraftOf(db, entry, query.draft)
    : undefined;
  const draft = named ?? (await readDraft(db, { ...entry, editor: visitor.email }));
  if (!draft) notFound();
  const t = await getEditorTranslator(visitor.locale);
  const title = titleOf({ slug: entry.slug, ...summarize(draft.source ?? '') }, visitor.locale);
  return (
    <>
      <ContentHead
        t={t}
        title={t('preview.title')}
        query={query}
        above={[
          [contentPath(), t('title')],
          [`/desk/content/${entry.kind}`, t(`kinds.${entry.kind}.many`)],
          [entryPagePath(entry, undefined, named && { draft: named.id }), title],
        ]}
      />
      <DraftPreview
        {...{ t, query, origin, now, title }}
        draft={draft.id}
        locale={visitor.locale}
        isPhone={/Mobi|Android/.test((await headers()).get('user-agent') ?? '')}
        path={previewDraft(draft, now)?.path}
      />
    </>
  );
});
