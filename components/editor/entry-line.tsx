import { formatMoment, Moment } from '@/components/admin/moment';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { ListedEntry } from '@/lib/editor/lists/list-entries';
import type { Locale } from '@/lib/i18n/locales';
import { authorName, editorName } from './author-name';
import type { EditorTranslator } from './editor-translator';

type Props = { t: EditorTranslator; locale: Locale; entry: ListedEntry };

/** An entry as a list row that links to its form: state, last change and who made it. */
export function EntryLine({ t, locale, entry }: Props) {
  const { title, year, state, publishedAt, changedAt, changedBy, drafts } = entry;
  const iso = (at: number) => new Date(at).toISOString();
  return (
    <li>
      <a href={entryPagePath(entry)} className="line entry">
        <span className="name">
          <strong>{title}</strong>
          {year !== undefined && ` ${year}`}
        </span>
        <span className="small">
          {changedAt !== undefined && <Moment at={iso(changedAt)} locale={locale} />}
          {changedBy && ` · ${authorName(changedBy, t)}`}
        </span>
        <span className="marks">
          <b className={state === 'faulty' ? 'off' : undefined}>
            {state === 'scheduled' && publishedAt !== undefined
              ? t('states.from', { at: formatMoment(iso(publishedAt), locale) })
              : t(`states.${state}`)}
          </b>
          {drafts.map(({ id, state: draftState, editor, publish_at }) => (
            <span key={id}>
              {draftState === 'scheduled' && publish_at
                ? t('drafts.scheduledAt', { at: formatMoment(publish_at, locale) })
                : t(`drafts.${draftState}`)}{' '}
              · {editorName(editor)}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}
