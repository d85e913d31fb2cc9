import { formatMoment } from '@/components/admin/moment';
import { entryPagePath, todoPath } from '@/lib/editor/content-paths';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import { type EntryTasks, sortOf, type Task, todoKinds } from '@/lib/editor/lists/todo';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorTranslator } from './editor-translator';
import { fieldLabel, type LabelOf } from './field-label';
import { fieldId } from './form-view';

type Words = { t: EditorTranslator; labelOf: LabelOf; locale: Locale };
type Props = Words & { group: EntryTasks; contentFolder: string };

/** An entry as a list row, with its tasks as links to their fields. */
export function EntryTaskLine({ group: { path, entry, tasks }, contentFolder, ...words }: Props) {
  const { t, locale } = words;
  const kinds = todoKinds.filter((kind) => tasks.some(({ is }) => is === kind));
  return (
    <li className="line entry todo">
      <span className="name">
        {entry ? (
          <>
            <a href={entryPagePath(entry)}>
              <strong>
                {isFolderKind(entry.kind)
                  ? entryTitle(entry, contentFolder, locale)
                  : t(`kinds.${entry.kind}.many`)}
              </strong>
            </a>
            {isFolderKind(entry.kind) && <small>{t(`kinds.${entry.kind}.one`)}</small>}
          </>
        ) : (
          <strong>{path}</strong>
        )}
      </span>
      <dl className="tasks">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`todo.kinds.${kind}`)}</dt>
            <dd>
              <ul>
                {tasks
                  .filter(({ is }) => is === kind)
                  .map((task) => (
                    <li key={`${task.field} ${task.missing} ${task.link?.url}`}>
                      <TaskLink {...words} task={task} entry={entry} />
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Many tasks of one sort as one row, with a link to their list. */
export function TaskSortLine({ tasks, ...words }: Words & { tasks: readonly Task[] }) {
  const { t, labelOf } = words;
  const [task] = tasks;
  if (!task) return null;
  const { is, entry, field, link } = task;
  const name =
    is === 'alone' ? t('todo.alone') : entry ? nameField(is, field, entry, labelOf) : field;
  return (
    <li className="line entry">
      <a className="name" href={todoPath({ sort: sortOf(task) })}>
        <strong>{is === 'note' ? t('todo.note') : name.replace(/ \d+(?= ›|$)/g, '')}</strong>
      </a>
      <span className="small">
        {t(`todo.kinds.${link ? 'link' : is}`)}
        {entry && ` · ${t(`kinds.${entry.kind}.many`)}`}
      </span>
      <span className="marks">{t('todo.count', { count: tasks.length })}</span>
    </li>
  );
}

function TaskLink({ task, entry, ...words }: Words & { task: Task; entry: EntryName | undefined }) {
  const text = describeTask(task, entry, words);
  if (!entry) return text;
  // A film is added to a collection in the form of the collection.
  const href =
    task.is === 'alone'
      ? '/desk/content/collection'
      : `${entryPagePath(entry)}#${fieldId(task.field)}`;
  return <a href={href}>{text}</a>;
}

function describeTask(
  { is, field, missing, until, note, link }: Task,
  entry: EntryName | undefined,
  { t, labelOf, locale }: Words,
): string {
  if (is === 'alone') return t('todo.alone');
  // Its language is its writer's.
  if (note) return t('todo.note');
  const label = entry ? nameField(is, field, entry, labelOf) : field;
  if (link) {
    const { url, answer, checkedAt } = link;
    const reason = isStatus(answer)
      ? t('todo.answers.status', { status: answer })
      : t(`todo.answers.${answer}`);
    const day = formatMoment(checkedAt, locale);
    return `${label} · ${url.replace(/^https?:\/\//, '')} (${reason}, ${day})`;
  }
  if (until) return t('todo.until', { at: formatMoment(until, locale) });
  return missing ? `${label} (${displayName('language', missing, locale)})` : label;
}

/** The field's label: without its group for media, and that of the picture for an alternative text. */
function nameField(is: Task['is'], field: string, { kind }: EntryName, labelOf: LabelOf): string {
  const keys = field.split('.');
  if (is === 'media') return labelOf([kind, ...keys].join('.'));
  return fieldLabel(labelOf, kind, is === 'alt' ? keys.slice(0, -1) : keys);
}

const isStatus = (answer: string): answer is `${number}` => /^\d+$/.test(answer);
