import { notFound } from 'next/navigation';
import { Pagination } from '@/components/admin/admin-frame';
import { authorName, editorName } from '@/components/editor/author-name';
import { ContentForm } from '@/components/editor/content-form';
import { ContentHead } from '@/components/editor/content-head';
import { VersionLine } from '@/components/editor/entry-version';
import { getFieldWords } from '@/components/editor/field-words';
import { readPage } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { entryPath, isEntryKind, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { findEntry, readEntryState } from '@/lib/editor/form/entry-state';
import { readEntryHistory, readSavedVersions } from '@/lib/editor/history/entry-history';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { adminPage } from '../../../../admin-page';

/** How many saves of drafts are shown at first. */
const fewSaves = 10;

/**
 * Every version of an entry: who, when, what differs, and the way back to it. Above the published versions the editor's
 * saved drafts; people who publish see those of all editors.
 */
export default adminPage('content', async (props) => {
  const { db, t: tAdmin, visitor, query, path } = props;
  const { locale, email } = visitor;
  const { kind, slug = '' } = path;
  if (!isEntryKind(kind) || !entryPath(kind, slug) || !mayWrite(visitor.role, kind)) notFound();
  const entry = { kind, slug };
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const shared = { kind, words, locale, vocabularies: await readVocabularies(locale, words) };
  const title = entryTitle(entry, contentPlace().contentFolder, locale);
  const page = readPage(query.page);
  const mayPublish = hasAccess(props, 'publishing');
  const { versions, hasMore, failure } = await readEntryHistory(kind, slug, {
    place: contentPlace(),
    page,
  });
  const { saves, hasMore: hasMoreSaves } = await readSavedVersions(db, entry, {
    editor: mayPublish ? undefined : email,
    count: page > 1 ? 0 : query.saves === 'all' ? Infinity : fewSaves,
  });
  const list = isFolderKind(kind)
    ? ([[`/desk/content/${kind}`, t(`kinds.${kind}.many`)]] as const)
    : [];
  // A new entry whose draft was discarded has no form.
  const file = findEntry(kind, slug);
  const state = file && (await readEntryState(db, file, email));
  const form = state ? ([[entryPagePath(entry), title]] as const) : [];
  const here = entryPagePath(entry, 'history');
  return (
    <>
      <ContentHead
        t={t}
        title={t('history.title')}
        query={query}
        above={[[contentPath(), t('title')], ...list, ...form]}
      />
      {saves.length > 0 && (
        <section>
          <h2>{t('history.saves')}</h2>
          <p className="small">{t('history.savesWords')}</p>
          <ol className="lines versions saves">
            {saves.map((save) => (
              <VersionLine
                key={save.id}
                {...shared}
                at={save.saved_at}
                author={editorName(save.editor)}
                mark={save.refused ? t('history.refused') : undefined}
                change={save}
              >
                {save.source !== null && (
                  <ContentForm
                    action="restore-save"
                    fields={{ save: save.id }}
                    button={t('history.restore')}
                    isSecondary
                  />
                )}
              </VersionLine>
            ))}
          </ol>
          {hasMoreSaves && <a href={`${here}?saves=all`}>{t('history.allSaves')}</a>}
        </section>
      )}
      <h2>{t('history.published')}</h2>
      {failure && (
        <p role="alert" className="notice error">
          {t(failure.reason === 'missing' ? 'problems.no-git' : 'problems.git')}{' '}
          <small>{failure.message}</small>
        </p>
      )}
      {versions.length === 0 && !failure && <p className="empty">{t('history.none')}</p>}
      <ol className="lines versions">
        {versions.map((version, index) => {
          const { id, at, author, is } = version;
          const isPresent = page === 1 && index === 0;
          const fields = { ...entry, version: id };
          return (
            <VersionLine
              key={id}
              {...{ ...shared, at, change: version }}
              author={authorName(author, t)}
              mark={isPresent ? t('history.present') : undefined}
            >
              {!isPresent && is !== 'deleted' && (
                <>
                  <ContentForm
                    action="restore"
                    fields={fields}
                    button={t('history.restore')}
                    isSecondary
                  />
                  {mayPublish && (
                    <ContentForm
                      action="restore"
                      fields={{ ...fields, next: 'publish' }}
                      button={t('history.restoreAndPublish')}
                      isSecondary
                    />
                  )}
                </>
              )}
            </VersionLine>
          );
        })}
      </ol>
      <Pagination t={tAdmin} page={page} hasMore={hasMore} href={(to) => `${here}?page=${to}`} />
    </>
  );
});
