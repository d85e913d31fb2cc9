import { notFound, redirect } from 'next/navigation';
import { CollisionForm } from '@/components/editor/collision-form';
import { ConflictForm } from '@/components/editor/conflict-form';
import { ContentHead } from '@/components/editor/content-head';
import { getFieldWords } from '@/components/editor/field-words';
import { UnscheduledNotice } from '@/components/editor/unscheduled-notice';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readCollisions, valueAt } from '@/lib/editor/drafts/collisions';
import { parseSource } from '@/lib/editor/entries/edit-source';
import { entryKinds, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { findDraftOf, findEntry, readEntryState } from '@/lib/editor/form/entry-state';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { readConflict } from '@/lib/editor/publishing/read-conflict';
import { adminPage } from '../../../../admin-page';

/**
 * Both texts of fields that were changed twice, to choose from: in another window while this one was written, or in the
 * published file since the draft was begun.
 */
export default adminPage('content', async (props) => {
  const { db, visitor, query, path } = props;
  const { locale } = visitor;
  const entry = findEntry(path.kind, path.slug);
  if (!entry || !mayWrite(visitor.role, entry.kind)) notFound();
  const mayPublish = hasAccess(props, 'publishing');
  const named = await findDraftOf(db, entry, query.draft);
  if (named && named.editor !== visitor.email && !mayPublish) notFound();
  const editor = named?.editor ?? visitor.email;
  const state = await readEntryState(db, entry, editor);
  if (!state) notFound();
  const { draft } = state;
  const collisions = await readCollisions(db, { ...entry, editor });
  const conflict = draft && (await readConflict(draft, entry, contentPlace()));
  const formPath = entryPagePath(entry, undefined, draft ? { draft: draft.id } : {});
  if (!conflict && collisions.list.length === 0) redirect(formPath);
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const vocabularies = await readVocabularies(locale, words);
  const shared = { words, locale, vocabularies, entry };
  return (
    <>
      <ContentHead
        t={t}
        title={t('conflict.title')}
        query={query}
        above={[
          [contentPath(), t('title')],
          [formPath, entryTitle(entry, contentPlace().contentFolder, locale, state.source)],
        ]}
      />
      <UnscheduledNotice {...{ t, locale, query, mayPublish, path: formPath }} />
      {collisions.list.length > 0 ? (
        <CollisionForm
          {...{ ...shared, collisions, draft: named?.id }}
          savedAt={(keys) =>
            valueAt(parseSource(state.source, entryKinds[entry.kind].schema), keys)
          }
        />
      ) : (
        draft && conflict && <ConflictForm {...{ ...shared, conflict, draft, mayPublish }} />
      )}
    </>
  );
});
