import { Pagination } from '@/components/admin/admin-frame';
import { formatMoment } from '@/components/admin/moment';
import { ContentForm } from '@/components/editor/content-form';
import { ContentHead } from '@/components/editor/content-head';
import { DraftLine } from '@/components/editor/draft-lines';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { getFieldWords } from '@/components/editor/field-words';
import { EntryTaskLine, TaskSortLine } from '@/components/editor/task-line';
import { readPage } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { contentPath, todoPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readDeadLinks } from '@/lib/editor/links/check-links';
import { listTitledDrafts, type TitledDraft } from '@/lib/editor/lists/overview';
import {
  foldTasks,
  groupTasks,
  listTasks,
  readTaskContent,
  sortOf,
  todoKinds,
} from '@/lib/editor/lists/todo';
import { adminPage } from '../../admin-page';

const onPage = 50;

/**
 * The open tasks of the content: the person's drafts and refused publications, then what is missing, of all kinds or one.
 * Many tasks of one sort are one row, which leads to the list of them; the others stand by entry, with links to fields.
 */
export default adminPage('content', async (admin) => {
  const { db, t: tAdmin, visitor, now, query } = admin;
  const { locale, email } = visitor;
  const mayPublish = hasAccess(admin, 'publishing');
  const isMine = ({ editor, problem }: TitledDraft) =>
    editor === email || (mayPublish && problem !== null);
  const t = await getEditorTranslator(locale);
  const { label: labelOf } = await getFieldWords(locale);
  const { contentFolder } = contentPlace();
  const { links, checkedAt } = await readDeadLinks(db, getLibrary());
  const tasks = listTasks(readTaskContent(contentFolder), now, links);
  const counts = todoKinds.map(
    (name) => [name, tasks.filter(({ is }) => is === name).length] as const,
  );
  const kind = todoKinds.find((name) => name === query.kind);
  const ofSort = tasks.filter((task) => sortOf(task) === query.sort);
  const chosen = kind ? tasks.filter(({ is }) => is === kind) : tasks;
  const { sorts, rest } = ofSort.length > 0 ? { sorts: [], rest: ofSort } : foldTasks(chosen);
  const groups = groupTasks(rest);
  const page = readPage(query.page);
  const isWhole = !kind && ofSort.length === 0 && page === 1;
  const drafts = isWhole ? (await listTitledDrafts(db, locale)).filter(isMine) : [];
  const choice: Record<string, string> = {
    ...(kind && { kind }),
    ...(ofSort.length > 0 && query.sort && { sort: query.sort }),
  };
  return (
    <>
      <ContentHead
        t={t}
        title={t('todo.title')}
        query={query}
        above={[
          [contentPath(), t('title')],
          ...(ofSort.length > 0 ? [[todoPath(), t('todo.title')] as const] : []),
        ]}
      />
      {drafts.length > 0 && (
        <section>
          <h2>{t('todo.drafts')}</h2>
          <ul className="lines">
            {drafts.map((draft) => (
              <DraftLine key={draft.id} {...{ t, locale, draft }} />
            ))}
          </ul>
        </section>
      )}
      {drafts.length > 0 && tasks.length > 0 && <h2>{t('todo.missing')}</h2>}
      {tasks.length === 0 && drafts.length === 0 && <p className="empty">{t('todo.none')}</p>}
      {tasks.length > 0 && (
        <nav aria-label={t('todo.title')}>
          <ul className="tabs">
            {[['all', tasks.length] as const, ...counts]
              .filter(([, count]) => count > 0)
              .map(([name, count]) => (
                <li key={name}>
                  <a
                    href={todoPath(name === 'all' ? {} : { kind: name })}
                    aria-current={
                      ofSort.length === 0 && name === (kind ?? 'all') ? 'page' : undefined
                    }
                  >
                    {name === 'all' ? t('todo.all') : t(`todo.kinds.${name}`)} <span>{count}</span>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      )}
      <div className="link-check">
        <p className="small">
          {checkedAt
            ? t('todo.checkedAt', { at: formatMoment(checkedAt, locale) })
            : t('todo.never')}
        </p>
        <ContentForm action="check-links" button={t('todo.check')} isSecondary />
      </div>
      {page === 1 && sorts.length > 0 && (
        <ul className="lines">
          {sorts.map((sort) => (
            <TaskSortLine
              key={sort[0] && sortOf(sort[0])}
              {...{ t, labelOf, locale }}
              tasks={sort}
            />
          ))}
        </ul>
      )}
      <ul className="lines">
        {groups.slice((page - 1) * onPage, page * onPage).map((group) => (
          <EntryTaskLine key={group.path} {...{ t, labelOf, locale, group, contentFolder }} />
        ))}
      </ul>
      <Pagination
        t={tAdmin}
        page={page}
        hasMore={groups.length > page * onPage}
        href={(to) => todoPath({ ...choice, page: `${to}` })}
      />
    </>
  );
});
