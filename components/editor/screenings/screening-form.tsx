import type { Branch } from '@/lib/editor/form/field';
import { weekPath } from '@/lib/editor/screenings/week';
import { Datalists } from '../entry-form';
import { FieldView } from '../field-view';
import { FormBehaviour } from '../form-behaviour';
import type { FormView } from '../form-view';

type Props = {
  view: FormView;
  field: Extract<Branch, { type: 'group' }>;
  week: string;
  value: Record<string, unknown>;
  /** The file of a screening that is edited; absent for a new one. */
  file?: string | undefined;
};

/** What is typed of every screening; the rest is folded. */
const mainFields = ['film', 'start', 'venue', 'version', 'booking'];

/** The form of one screening. */
export function ScreeningForm({ view, field, week, value, file }: Props) {
  const { t, editor } = view.words;
  const show = (keys: readonly string[]) =>
    keys.map((key) => {
      const named = field.fields.find((one) => one.key === key);
      return (
        named && (
          <FieldView
            key={key}
            {...{ view, path: named.path, field: named.field, isRequired: named.isRequired }}
            name={`row.${key}`}
            value={value[key]}
            hasFocus={key === 'film'}
          />
        )
      );
    });
  const others = field.fields.map(({ key }) => key).filter((key) => !mainFields.includes(key));
  const isOpen = others.some((key) => value[key] !== undefined || view.isOpen(`row.${key}`));
  return (
    <section id="form" className="row-form">
      <h2>{editor(file === undefined ? 'week.add' : 'week.edit')}</h2>
      <form
        method="post"
        action="/desk/content/do/save-screening"
        className="entry"
        autoComplete="off"
      >
        <input type="hidden" name="week" value={week} />
        {file !== undefined && (
          <>
            <input type="hidden" name="file" value={file} />
            <input type="hidden" name="before" value={JSON.stringify(value)} />
          </>
        )}
        <div className="row-fields">{show(mainFields)}</div>
        <details className="row" open={isOpen}>
          <summary>
            <span>{editor('week.more')}</span>
          </summary>
          {show(others)}
        </details>
        <Datalists view={view} form={field} />
        <div className="row-buttons">
          <button type="submit">{file === undefined ? editor('week.addButton') : t('save')}</button>
          {file !== undefined && (
            <button type="submit" name="do" value="remove" className="quiet">
              {t('remove')}
            </button>
          )}
          <a href={weekPath({ week })}>{editor('week.close')}</a>
        </div>
        <FormBehaviour />
      </form>
    </section>
  );
}
