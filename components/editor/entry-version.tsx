import { Moment } from '@/components/admin/moment';
import type { EntryVersion } from '@/lib/editor/history/entry-history';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import type { Locale } from '@/lib/i18n/locales';
import { authorName } from './author-name';
import { ContentForm } from './content-form';
import type { EditorTranslator } from './editor-translator';
import { FieldChanges } from './field-changes';
import type { LabelOf } from './field-label';

type Props = {
  t: EditorTranslator;
  labelOf: LabelOf;
  locale: Locale;
  entry: EntryName;
  version: EntryVersion;
  isPresent: boolean;
  mayPublish: boolean;
};

/** A version of an entry: who, when, what differs from the one before, and the forms that bring it back. */
export function EntryVersionLine({
  t,
  labelOf,
  locale,
  entry,
  version,
  isPresent,
  mayPublish,
}: Props) {
  const { id, at, author, is, changes } = version;
  const fields = { ...entry, version: id };
  return (
    <li className="version">
      <h2>
        <Moment at={at} locale={locale} />
        <small>
          {authorName(author, t)}
          {isPresent && (
            <>
              {' · '}
              <b>{t('history.present')}</b>
            </>
          )}
        </small>
      </h2>
      {is === 'changed' ? (
        <FieldChanges t={t} labelOf={labelOf} kind={entry.kind} changes={changes} />
      ) : (
        <p>{t(`history.${is}`)}</p>
      )}
      {!isPresent && is !== 'deleted' && (
        <div className="acts-row">
          <ContentForm action="restore" fields={fields} button={t('history.restore')} isSecondary />
          {mayPublish && (
            <ContentForm
              action="restore"
              fields={{ ...fields, next: 'publish' }}
              button={t('history.restoreAndPublish')}
              isSecondary
            />
          )}
        </div>
      )}
    </li>
  );
}
