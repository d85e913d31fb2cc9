import { Moment } from '@/components/admin/moment';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Clashes } from '@/lib/editor/form/entry-clashes';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import type { Locale } from '@/lib/i18n/locales';
import { editorName } from './author-name';
import type { EditorTranslator } from './editor-translator';
import { fieldLabel, type LabelOf } from './field-label';

type Props = {
  t: EditorTranslator;
  labelOf: LabelOf;
  locale: Locale;
  entry: EntryName;
  /** Id of the draft that the form shows. */
  draft: string | undefined;
  clashes: Clashes;
  mayPublish: boolean;
};

/** Says which fields have two texts, and who else has a draft of the entry. */
export function ClashNotice({ t, labelOf, locale, entry, draft, clashes, mayPublish }: Props) {
  const { collisions, published, others } = clashes;
  const namesOf = (fields: readonly { keys: readonly string[] }[]) =>
    [...new Set(fields.map(({ keys }) => nameOf(keys)))].join(', ');
  const nameOf = (keys: readonly string[]) =>
    fieldLabel(labelOf, entry.kind, keys) || t('conflict.whole');
  const two = [
    ['collided', collisions.list],
    ['publishedSince', published],
  ] as const;
  return (
    <>
      {two.map(
        ([is, fields]) =>
          fields.length > 0 && (
            <p key={is} role="alert" className="notice error">
              {t(`clash.${is}`, { fields: namesOf(fields) })}{' '}
              <a href={entryPagePath(entry, 'conflict', draft ? { draft } : {})}>
                {t('clash.choose')}
              </a>
            </p>
          ),
      )}
      {others.map(({ draft: other, fields }) => (
        <p key={other.id} className="notice">
          {t('clash.other', { editor: editorName(other.editor) })} (
          <Moment at={other.changed_at} locale={locale} />
          ). {fields.length > 0 && `${t('clash.same', { fields: namesOf(fields) })} `}
          {mayPublish && (
            <a href={entryPagePath(entry, undefined, { draft: other.id })}>{t('clash.look')}</a>
          )}
        </p>
      ))}
    </>
  );
}
