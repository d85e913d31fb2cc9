import type { ContentActionName } from '@/lib/editor/actions/content-actions';
import type { Draft } from '@/lib/editor/drafts/draft';
import type { Branch } from '@/lib/editor/form/field';
import { DeviceDraft } from './device-draft';
import { Datalists } from './entry-form';
import { FieldView } from './field-view';
import { deviceWords } from './field-words';
import type { FormView } from './form-view';

type Props = {
  view: FormView;
  field: Extract<Branch, { type: 'group' }>;
  title: string;
  action: ContentActionName;
  /** Hidden fields that say which row it is. */
  place: Record<string, string>;
  value: Record<string, unknown>;
  /** Whether the row is there already. */
  isStored: boolean;
  /** Fields that are always shown; the others are folded. */
  mainFields: readonly string[];
  closePath: string;
  /** Email address of the signed-in editor. */
  owner: string;
  /** The editor's drafts that the row is stored in. */
  drafts: readonly Pick<Draft, 'id' | 'revision'>[];
};

/** One row of an entry, such as a screening, as a form of its own. */
export function RowForm(props: Props) {
  const { view, field, title, action, place, value, isStored, mainFields, closePath } = props;
  const { owner, drafts } = props;
  // Changes with every row that is stored.
  const revision = drafts.map(({ id, revision: count }) => `${id}.${count}`).join(' ');
  const { t, editor } = view.words;
  const show = (keys: readonly string[]) =>
    keys.map((key, at) => {
      const named = field.fields.find((one) => one.key === key);
      return (
        named && (
          <FieldView
            key={key}
            {...{ view, path: named.path, field: named.field, isRequired: named.isRequired }}
            name={`row.${key}`}
            value={value[key]}
            hasFocus={keys === mainFields && at === 0}
          />
        )
      );
    });
  const others = field.fields.map(({ key }) => key).filter((key) => !mainFields.includes(key));
  const isOpen = others.some((key) => value[key] !== undefined || view.isOpen(`row.${key}`));
  return (
    <section id="form" className="row-form">
      <h2>{title}</h2>
      <form
        method="post"
        action={`/desk/content/do/${action}`}
        className="entry"
        autoComplete="off"
      >
        <input type="hidden" name="~revision" value={revision} />
        <DeviceDraft
          {...{ owner, locale: view.locale, timeZone: view.getContext().timeZone }}
          entry={[action, ...Object.values(place)].join('/')}
          words={deviceWords(view.words)}
        />
        {Object.entries(place).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        {isStored && <input type="hidden" name="before" value={JSON.stringify(value)} />}
        <div className="row-fields">{show(mainFields)}</div>
        {others.length > 0 && (
          <details className="row" open={isOpen}>
            <summary>
              <span>{editor('week.more')}</span>
            </summary>
            {show(others)}
          </details>
        )}
        <Datalists view={view} form={field} />
        <div className="row-buttons">
          <button type="submit">{isStored ? t('save') : editor('week.addButton')}</button>
          {isStored && (
            <button type="submit" name="do" value="remove" className="quiet">
              {t('remove')}
            </button>
          )}
          <a href={closePath}>{editor('week.close')}</a>
        </div>
      </form>
    </section>
  );
}
