import { Moment } from '@/components/admin/moment';
import { languageNames } from '@/components/navigation/language-names';
import { entryPagePath } from '@/lib/editor/content-paths';
import { entryTitle } from '@/lib/editor/lists/entry-title';
import type { Task } from '@/lib/editor/lists/todo';
import type { Locale } from '@/lib/i18n/locales';
import { fieldLabel, type LabelOf } from './field-label';

type Props = { labelOf: LabelOf; locale: Locale; task: Task; contentFolder: string };

/** Something to do, as a list row that links to its field. */
export function TaskLine({ labelOf, locale, task, contentFolder }: Props) {
  const { path, entry, field, missing, until, note } = task;
  const label = entry ? fieldLabel(labelOf, entry.kind, field.split('.').filter(Boolean)) : field;
  const words = (
    <>
      <strong className="name">{entry ? entryTitle(entry, contentFolder, locale) : path}</strong>
      <span className="small">
        {label}
        {missing && ` · ${languageNames[missing]}`}
        {until && (
          <>
            {' · '}
            <Moment at={until} locale={locale} />
          </>
        )}
        {note && ` · ${note}`}
      </span>
    </>
  );
  return (
    <li>
      {entry ? (
        <a href={`${entryPagePath(entry)}${field && `#f-${field}`}`} className="line entry">
          {words}
        </a>
      ) : (
        <span className="line entry">{words}</span>
      )}
    </li>
  );
}
