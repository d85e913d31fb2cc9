import { formatMoment } from '@/components/admin/moment';
import type { Collisions } from '@/lib/editor/drafts/collisions';
import type { EntryName } from '@/lib/editor/publishing/plan-publication';
import { editorName } from './author-name';
import { FieldText, fieldName } from './field-texts';
import type { ValueWords } from './field-value';

type Props = ValueWords & {
  entry: EntryName;
  /** Id of another editor's draft. */
  draft?: string | undefined;
  collisions: Collisions;
  /** The value in the draft. */
  savedAt: (keys: readonly string[]) => unknown;
};

/** Fields that were saved with another text while somebody typed: both texts, each with a button that takes it. */
export function CollisionForm({ entry, draft, collisions, savedAt, ...shared }: Props) {
  const { editor: t } = shared.words;
  const { kind } = entry;
  return (
    <>
      <p>{t('conflict.collided')}</p>
      {collisions.list.map(({ keys, mine, by, at }, place) => {
        const texts = [
          [
            'mine',
            mine,
            t('conflict.typed', { editor: editorName(by), at: formatMoment(at, shared.locale) }),
          ],
          ['saved', savedAt(keys), t('conflict.saved')],
        ] as const;
        const name = fieldName(kind, keys, shared);
        return (
          <form
            key={`${keys.join('.')} ${at}`}
            method="post"
            action="/desk/content/do/take-text"
            className="conflict"
          >
            <h2>{name}</h2>
            <input type="hidden" name="kind" value={entry.kind} />
            <input type="hidden" name="slug" value={entry.slug} />
            <input type="hidden" name="place" value={place} />
            <input type="hidden" name="revision" value={collisions.revision} />
            {draft && <input type="hidden" name="draft" value={draft} />}
            <div className="both-texts">
              {texts.map(([take, value, label], side) => (
                <div key={take}>
                  <small>{label}</small>
                  <p>
                    <FieldText {...{ kind, keys, value, ...shared }} other={texts[1 - side]?.[1]} />
                  </p>
                  <button
                    type="submit"
                    name="take"
                    value={take}
                    className={take === 'saved' ? 'quiet' : undefined}
                    aria-label={`${t(`conflict.take_${take}`)} (${name})`}
                  >
                    {t(`conflict.take_${take}`)}
                  </button>
                </div>
              ))}
            </div>
          </form>
        );
      })}
    </>
  );
}
