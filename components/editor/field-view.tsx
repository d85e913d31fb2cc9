import { slugPattern } from '@/lib/content/slug';
import { type Branch, type Field, isBranch, type NamedField } from '@/lib/editor/form/field';
import { groupValues } from '@/lib/editor/form/read-form';
import { isLocale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { FilmField } from './film-field';
import { type FormView, fieldId } from './form-view';
import { Issues, LeafField, Notes } from './leaf-field';
import { FileInput, PictureFile } from './picture-file';
import { RowButtons } from './row-buttons';
import { ThemeContrast } from './theme-contrast';

type FieldProps = {
  view: FormView;
  field: Field;
  name: string;
  path: string;
  value: unknown;
  isRequired?: boolean;
  hasFocus?: boolean;
};

/** A field of any kind, with those below it. */
export function FieldView(props: FieldProps) {
  const { field } = props;
  if (!isBranch(field)) return <LeafField {...props} leaf={field} />;
  if (field.type === 'group') return <Group {...props} field={field} />;
  return <Rows {...props} field={field} />;
}

type GroupProps = FieldProps & { field: Extract<Branch, { type: 'group' }> };

function Group(props: GroupProps) {
  const { view, name, path, field, value, isRequired } = props;
  const { words } = view;
  return (
    <fieldset className="group" id={fieldId(name)}>
      <legend>
        {words.label(path)}
        {isRequired && <abbr title={words.t('required')}> *</abbr>}
      </legend>
      <Notes {...props} />
      {field.mayBeFalse && (
        <label className="tick">
          <input type="checkbox" name={`${name}.~false`} defaultChecked={value === false} />
          <span>{words.value(path, 'false')}</span>
        </label>
      )}
      <FilmField films={view.films} path={path} />
      <Fields {...props} />
      {(path === 'theme.light' || path === 'theme.dark') && view.colours && (
        <ThemeContrast
          scheme={path === 'theme.light' ? 'light' : 'dark'}
          typed={view.colours}
          locale={view.locale}
          labels={Object.fromEntries(
            field.fields.map((inner) => [inner.key, words.label(inner.path)]),
          )}
          words={{
            title: words.editor('contrast.title'),
            words: words.editor('contrast.words'),
            good: words.editor('contrast.good'),
            bad: words.editor('contrast.bad'),
          }}
        />
      )}
    </fieldset>
  );
}

/** The fields of a group, one below the other; texts of the languages stand side by side. */
function Fields({ view, name, field, value, hasFocus }: GroupProps) {
  const values = groupValues(field, value);
  const isInLanguages = ({ key, field: inner }: NamedField) => isLocale(key) && !isBranch(inner);
  const show = ({ key, path, field: inner, isRequired }: NamedField, at: number) => (
    <FieldView
      key={key}
      {...{ view, path, field: inner, isRequired }}
      name={name ? `${name}.${key}` : key}
      value={Object.hasOwn(values, key) ? values[key] : undefined}
      hasFocus={hasFocus && at === 0}
    />
  );
  const languages = field.fields.filter(isInLanguages);
  const [first] = languages;
  return (
    <div className={isInLine(field) ? 'fields in-line' : 'fields'}>
      {field.isPicture && <PictureFile view={view} name={name} value={values.src} />}
      {field.fields.map((inner, at) =>
        inner === first ? (
          <div key="languages" className="languages">
            {languages.map((one) => show(one, 1))}
          </div>
        ) : (
          // Behind a new picture its description is to be typed next.
          !isInLanguages(inner) && show(inner, field.isPicture ? at - 1 : at)
        ),
      )}
    </div>
  );
}

/** Whether the fields of a group fit into one line: few short ones. */
const isInLine = ({ fields }: GroupProps['field']) =>
  fields.length <= 4 && fields.every(({ field }) => isShort(field));

const isShort = (field: Field) =>
  ['number', 'date', 'choice', 'yes-no'].includes(field.type) ||
  (field.type === 'text' && !field.rows) ||
  (field.type === 'line' && field.rows === 1);

type RowsProps = FieldProps & { field: Exclude<Branch, { type: 'group' }> };

/** A list with a row for each item, and buttons to add, move and remove rows. */
function Rows({ view, name, path, field, value, isRequired }: RowsProps) {
  const { words } = view;
  const rows: { rowKey?: string; item: unknown }[] =
    field.type === 'record'
      ? Object.entries(isRecord(value) ? value : {}).map(([rowKey, item]) => ({ rowKey, item }))
      : (Array.isArray(value) ? value : []).map((item) => ({ item }));
  const isSimple = !isBranch(field.item);
  const isPictures = field.item.type === 'group' && field.item.isPicture;
  // A list of single inputs always has a blank one at its end.
  if (view.added === name || (isSimple && field.item.type === 'text'))
    rows.push({ item: undefined });
  return (
    <fieldset className={`rows ${isSimple ? 'simple' : ''}`} id={fieldId(name)}>
      <legend>
        {words.label(path)}
        {isRequired && <abbr title={words.t('required')}> *</abbr>}
      </legend>
      <Notes {...{ view, name, path }} />
      <ol>
        {rows.map((row, at) => {
          const rowName = `${name}.${at}`;
          const position = { at, count: rows.length };
          return (
            <li key={rowName} id={fieldId(rowName)}>
              <Row {...{ view, field, path, name: rowName, ...row, position }} />
            </li>
          );
        })}
      </ol>
      {isPictures && <FileInput view={view} name={`${name}.~files`} at={name} isMultiple />}
      <button type="submit" name="~intent" value={`add:${name}`} className="quiet add">
        + {words.t('add', { what: words.label(path) })}
      </button>
    </fieldset>
  );
}

type RowProps = {
  view: FormView;
  field: RowsProps['field'];
  name: string;
  path: string;
  /** Key of a record's row. */
  rowKey?: string;
  item: unknown;
  position: { at: number; count: number };
};

function Row({ view, field, name, path, rowKey, item, position }: RowProps) {
  const isNew = item === undefined;
  const hasFocus = view.focused === name;
  const keys = field.type === 'record' ? field.keys : undefined;
  const shownKey =
    keys && rowKey !== undefined ? view.getContext().vocabularies[keys].nameOf(rowKey) : rowKey;
  const title = titleOf(item, shownKey, view) ?? '';
  const buttons = !isNew && (
    <RowButtons view={view} name={name} position={position} title={title || `${position.at + 1}`} />
  );
  const { item: inner } = field;
  if (!isBranch(inner) && field.type === 'list')
    return (
      <div className="simple-row">
        <LeafField {...{ view, leaf: inner, name, path, value: item, hasFocus }} />
        {buttons}
      </div>
    );
  const content = (
    <>
      <Issues view={view} name={name} />
      {field.type === 'record' && <RecordKey {...{ view, field, name, path, rowKey, hasFocus }} />}
      {inner.type === 'group' ? (
        <Fields
          {...{ view, path, value: item }}
          field={inner}
          name={field.type === 'record' ? `${name}.~item` : name}
          hasFocus={hasFocus && field.type === 'list'}
        />
      ) : (
        <FieldView
          {...{ view, path, field: inner, value: item }}
          name={field.type === 'record' ? `${name}.~item` : name}
        />
      )}
      {buttons}
    </>
  );
  const isOneLine =
    inner.type === 'group' && isInLine(inner) && inner.fields.length <= 2 && field.type === 'list';
  if (isOneLine)
    return (
      <fieldset className="row short">
        <legend className="visually-hidden">{title || view.words.t('newRow')}</legend>
        {content}
      </fieldset>
    );
  return (
    <details className="row" open={isNew || view.isOpen(name)}>
      <summary>
        <span>{title || view.words.t('newRow')}</span>
      </summary>
      {content}
    </details>
  );
}

type KeyProps = Omit<RowProps, 'item' | 'position'> & { hasFocus: boolean };

function RecordKey({ view, field, name, path, rowKey = '', hasFocus }: KeyProps) {
  const keys = field.type === 'record' ? field.keys : undefined;
  return (
    <LeafField
      {...{ view, hasFocus, value: rowKey, path: `${path}.key` }}
      leaf={{ type: 'text', ...(keys && { vocabulary: keys }) }}
      name={`${name}.~key`}
    />
  );
}

/**
 * What a row is called: its key and the first text in it; of a picture what it shows, or its file. A slug is shown only
 * if there is no other name.
 */
function titleOf(item: unknown, key: string | undefined, view: FormView): string | undefined {
  if (key !== undefined) {
    const title = titleOf(item, undefined, view);
    const isSlug = slugPattern.test(key) && title !== undefined;
    return [isSlug ? '' : key, title].filter(Boolean).join(' · ');
  }
  if (typeof item === 'string' || typeof item === 'number') return String(item).split('\n')[0];
  if (!isRecord(item)) return undefined;
  const { film, src, alt, ...others } = item;
  if (typeof film === 'string') return view.getContext().vocabularies.films.nameOf(film);
  if (typeof src === 'string') return titleOf(alt, undefined, view) ?? src.split('/').at(-1);
  if (Object.hasOwn(others, view.locale)) return titleOf(others[view.locale], undefined, view);
  const { name, town } = others;
  if (name && town) return [name, town].map((one) => titleOf(one, undefined, view)).join(', ');
  for (const value of Object.values(others)) {
    const title = titleOf(value, undefined, view);
    if (title) return title;
  }
  return undefined;
}
