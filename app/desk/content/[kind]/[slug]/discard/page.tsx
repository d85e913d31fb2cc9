import { notFound, redirect } from 'next/navigation';
import { editorName } from '@/components/editor/author-name';
import { ContentForm } from '@/components/editor/content-form';
import { ContentHead } from '@/components/editor/content-head';
import { FieldChanges } from '@/components/editor/field-changes';
import { getFieldWords } from '@/components/editor/field-words';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { entryKinds, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { findDraftOf, findEntry, readPublished } from '@/lib/editor/form/entry-state';
import { compare } from '@/lib/editor/history/entry-history';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { adminPage } from '../../../../admin-page';

/** Asks before a draft is deleted: what would be lost, and what stays public. */
export default adminPage('content', async (props) => {
  const { db, visitor, query, path } = props;
  const { locale } = visitor;
  const entry = findEntry(path.kind, path.slug);
  if (!entry || !mayWrite(visitor.role, entry.kind)) notFound();
  const draft = await findDraftOf(db, entry, query.draft);
  if (!draft) redirect(contentPath({ fault: 'gone' }));
  const isOwn = draft.editor === visitor.email;
  if (!isOwn && !hasAccess(props, 'publishing')) notFound();
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const published = readPublished(entry.path);
  // With what it was begun from: what others have published since is not lost.
  const { is, changes } = compare(draft.base, draft.source, entryKinds[entry.kind].schema);
  const formPath = entryPagePath(entry, undefined, { draft: draft.id });
  const title = entryTitle(entry, contentPlace().contentFolder, locale, draft.source);
  return (
    <>
      <ContentHead
        {...{ t, query, title: t('discard.title') }}
        above={[
          [contentPath(), t('title')],
          [formPath, title],
        ]}
      />
      <p>
        {!isOwn && `${t('discard.ofOther', { editor: editorName(draft.editor) })} `}
        {t(published === null ? 'discard.new' : 'discard.stays')}
      </p>
      {is === 'changed' && (
        <>
          <h2>{t('discard.lost')}</h2>
          <FieldChanges
            kind={entry.kind}
            {...{ changes, words, locale }}
            vocabularies={await readVocabularies(locale, words)}
          />
        </>
      )}
      <ContentForm
        action="discard"
        fields={{ draft: draft.id, revision: `${draft.revision}` }}
        button={t('drafts.discard')}
      />
      <p className="links">
        <a href={formPath}>{t('discard.keep')}</a>
      </p>
    </>
  );
});
