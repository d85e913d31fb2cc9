import { notFound } from 'next/navigation';
import { Pagination } from '@/components/admin/admin-frame';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { EntryVersionLine } from '@/components/editor/entry-version';
import { getFieldWords } from '@/components/editor/field-words';
import { readPage } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { entryPath, isEntryKind, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { readEntryHistory } from '@/lib/editor/history/entry-history';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { adminPage } from '../../../../admin-page';

/** Every version of an entry: who, when, what differs, and the way back to it. */
export default adminPage('content', async (props) => {
  const { t: tAdmin, visitor, query, path } = props;
  const { kind, slug = '' } = path;
  if (!isEntryKind(kind) || !entryPath(kind, slug) || !mayWrite(visitor.role, kind)) notFound();
  const entry = { kind, slug };
  const t = await getEditorTranslator(visitor.locale);
  const title = entryTitle(entry, contentPlace().contentFolder, visitor.locale);
  const { label: labelOf } = await getFieldWords(visitor.locale);
  const page = readPage(query.page);
  const { versions, hasMore, failure } = await readEntryHistory(kind, slug, {
    place: contentPlace(),
    page,
  });
  const list = isFolderKind(kind)
    ? ([[`/desk/content/${kind}`, t(`kinds.${kind}.many`)]] as const)
    : [];
  return (
    <>
      <ContentHead
        t={t}
        title={t('history.title')}
        query={query}
        above={[[contentPath(), t('title')], ...list, [entryPagePath(entry), title]]}
      />
      {failure && (
        <p role="alert" className="notice error">
          {t(failure.reason === 'missing' ? 'problems.no-git' : 'problems.git')}{' '}
          <small>{failure.message}</small>
        </p>
      )}
      {versions.length === 0 && !failure && <p className="empty">{t('history.none')}</p>}
      <ol className="lines versions">
        {versions.map((version, index) => (
          <EntryVersionLine
            key={version.id}
            {...{ t, labelOf, locale: visitor.locale, entry, version }}
            isPresent={page === 1 && index === 0}
            mayPublish={hasAccess(props, 'publishing')}
          />
        ))}
      </ol>
      <Pagination
        t={tAdmin}
        page={page}
        hasMore={hasMore}
        href={(to) => `${entryPagePath(entry, 'history')}?page=${to}`}
      />
    </>
  );
});
