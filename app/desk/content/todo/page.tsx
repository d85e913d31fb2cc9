import { Pagination } from '@/components/admin/admin-frame';
import { formatMoment } from '@/components/admin/moment';
import { ContentForm } from '@/components/editor/content-form';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { getFieldWords } from '@/components/editor/field-words';
import { EntryTaskLine } from '@/components/editor/task-line';
import { readPage } from '@/lib/admin/entry/admin-route';
import { getLibrary } from '@/lib/content/store/library';
import { contentPath, todoPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { readDeadLinks } from '@/lib/editor/links/check-links';
import { groupTasks, listTasks, readTaskContent, todoKinds } from '@/lib/editor/lists/todo';
import { adminPage } from '../../admin-page';

const onPage = 50;

/** The open tasks of the content, of all kinds or one: a row for each entry, with a link to the field of each task. */
export default adminPage('content', async ({ db, t: tAdmin, visitor, now, query }) => {
  const { locale } = visitor;
  const t = await getEditorTranslator(locale);
  const { label: labelOf } = await getFieldWords(locale);
  const { contentFolder } = contentPlace();
  const { links, checkedAt } = await readDeadLinks(db, getLibrary());
  const tasks = listTasks(readTaskContent(contentFolder), now, links);
  const counts = todoKinds.map(
    (name) => [name, tasks.filter(({ is }) => is === name).length] as const,
  );
  const kind = todoKinds.find((name) => name === query.kind);
  const groups = groupTasks(kind ? tasks.filter(({ is }) => is === kind) : tasks);
  const page = readPage(query.page);
  const choice: Record<string, string> = kind ? { kind } : {};
  return (
    <>
      <ContentHead
        t={t}
        title={t('todo.title')}
        query={query}
        above={[[contentPath(), t('title')]]}
      />
      {tasks.length === 0 && <p className="empty">{t('todo.none')}</p>}
      {tasks.length > 0 && (
        <nav aria-label={t('todo.title')}>
          <ul className="tabs">
            {[['all', tasks.length] as const, ...counts]
              .filter(([, count]) => count > 0)
              .map(([name, count]) => (
                <li key={name}>
                  <a
                    href={todoPath(name === 'all' ? {} : { kind: name })}
                    aria-current={name === (kind ?? 'all') ? 'page' : undefined}
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
