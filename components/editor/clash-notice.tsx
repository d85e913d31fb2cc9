import { Moment } from '@/components/admin/moment';
import { entryPagePath } from '@/lib/editor/content-paths';
import type { Clashes } from '@/lib/editor/form/entry-clashes';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import { editorName } from './author-name';
import { fieldName } from './field-texts';
import type { ValueWords } from './field-value';

type Props = ValueWords & {
  entry: EntryName;
  /** Id of the draft that the form shows. */
  draft: string | undefined;
  clashes: Clashes;
  mayPublish: boolean;
};

/** Says which fields have two texts, and who else has a draft of the entry. */
export function ClashNotice({ entry, draft, clashes, mayPublish, ...shared }: Props) {
  const { editor: t } = shared.words;
  const { collisions, published, others } = clashes;
  const namesOf = (fields: readonly { keys: readonly string[] }[]) =>
    [...new Set(fields.map(({ keys }) => fieldName(entry.kind, keys, shared)))].join(', ');
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
          <Moment at={other.changed_at} locale={shared.locale} />
          ). {fields.length > 0 && `${t('clash.same', { fields: namesOf(fields) })} `}
          {mayPublish && (
            <a href={entryPagePath(entry, undefined, { draft: other.id })}>{t('clash.look')}</a>
          )}
        </p>
      ))}
    </>
  );
}
