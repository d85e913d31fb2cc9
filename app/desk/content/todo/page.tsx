import { Pagination } from '@/components/admin/admin-frame';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { getFieldWords } from '@/components/editor/field-words';
import { TaskLine } from '@/components/editor/task-line';
import { readPage } from '@/lib/admin/entry/admin-route';
import { contentPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { listTasks, readTaskContent, todoKinds } from '@/lib/editor/lists/todo';
import { adminPage } from '../../admin-page';

const onPage = 50;

/** What is missing in the content, by kind, each line a link to its field. */
export default adminPage('content', async ({ t: tAdmin, visitor, now, query }) => {
  const { locale } = visitor;
  const t = await getEditorTranslator(locale);
  const { label: labelOf } = await getFieldWords(locale);
  const { contentFolder } = contentPlace();
  const tasks = listTasks(readTaskContent(contentFolder), now);
  const counts = todoKinds.map(
    (name) => [name, tasks.filter(({ is }) => is === name).length] as const,
  );
  const filled = counts.filter(([, count]) => count > 0);
  const kind = todoKinds.find((name) => name === query.kind) ?? filled[0]?.[0];
  const found = tasks.filter(({ is }) => is === kind);
  const page = readPage(query.page);
  return (
    <>
      <ContentHead
        t={t}
        title={t('todo.title')}
        query={query}
        above={[[contentPath(), t('title')]]}
      />
      {tasks.length === 0 && <p className="empty">{t('todo.none')}</p>}
      <nav aria-label={t('todo.title')}>
        <ul className="tabs">
          {filled.map(([name, count]) => (
            <li key={name}>
              <a
                href={`/desk/content/todo?kind=${name}`}
                aria-current={name === kind ? 'page' : undefined}
              >
                {t(`todo.kinds.${name}`)} <span>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="lines">
        {found.slice((page - 1) * onPage, page * onPage).map((task) => (
          <TaskLine
            key={`${task.path} ${task.field} ${task.missing}`}
            {...{ labelOf, locale, task, contentFolder }}
          />
        ))}
      </ul>
      <Pagination
        t={tAdmin}
        page={page}
        hasMore={found.length > page * onPage}
        href={(to) =>
          `/desk/content/todo?${new URLSearchParams({ kind: `${kind}`, page: `${to}` })}`
        }
      />
    </>
  );
});
