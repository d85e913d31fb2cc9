import { type Branch, type Field, isBranch, type NamedField } from '@/lib/editor/form/field';
import { groupValues } from '@/lib/editor/form/read-form';
import { isLocale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { FilmField, isFilmField } from './film-field';
import { type FormView, fieldId } from './form-view';
import { LeafField } from './leaf-field';
import { Issues, Notes } from './notes';
import { FileInput, PictureFile } from './picture-file';
import { RowButtons } from './row-buttons';
import { rowTitle } from './row-title';
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
  const isFilm = isFilmField(path);
  const fields = field.isPicture ? (
    // Behind a new picture its description is to be typed next.
    <PictureFields {...props} hasFocus={view.focused === name} />
  ) : (
    <Fields {...props} />
  );
  // What a film's file has follows from its upload; an optional group begins empty.
  const isFolded = isFilm || (!isRequired && value === undefined && !isInLine(field));
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
      {field.isPicture && <PictureFile view={view} name={name} value={srcOf(value)} />}
      {isFolded && !path.startsWith('theme.') ? (
        <details className="row" open={view.isOpen(name)}>
          <summary>
            <span>{words.t('details')}</span>
            <small>{heldBy(props)}</small>
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
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

/** What a folded group holds: the names of its filled fields. */
function heldBy({ view, field, value }: GroupProps): string {
  const values = groupValues(field, value);
  const filled = field.fields.filter(({ key }) => Object.hasOwn(values, key));
  return filled.map(({ path }) => view.words.label(path)).join(', ') || view.words.t('empty');
}

const srcOf = (value: unknown) => (isRecord(value) ? value.src : undefined);

/** The fields of a picture: what it shows first, its address last. */
function PictureFields(props: GroupProps) {
  const { view, field, name, value } = props;
  const only = (isAddress: boolean) => ({
    ...field,
    fields: field.fields.filter(({ key }) => (key === 'src') === isAddress),
  });
  return (
    <>
      <Fields {...props} field={only(false)} />
      <details className="row" open={view.isOpen(`${name}.src`)}>
        <summary>
          <span>{view.words.t('pictures.address')}</span>
          <small>{String(srcOf(value) ?? '')}</small>
        </summary>
        <Fields {...props} field={only(true)} hasFocus={false} />
      </details>
    </>
  );
}

/** The fields of a group, one below the other; texts of the languages stand side by side. */
function Fields({ view, name, field, value, isRequired, hasFocus }: GroupProps) {
  const values = groupValues(field, value);
  const isInLanguages = ({ key, field: inner }: NamedField) => isLocale(key) && !isBranch(inner);
  // Nothing of an optional group is required while it is empty, or if only all of it makes sense.
  const isStarred =
    isRequired !== false ||
    (value !== undefined && field.fields.some((inner) => !inner.isRequired));
  const show = (inner: NamedField, at: number) => (
    <FieldView
      key={inner.key}
      {...{ view, path: inner.path, field: inner.field }}
      isRequired={inner.isRequired && isStarred}
      name={name ? `${name}.${inner.key}` : inner.key}
      value={Object.hasOwn(values, inner.key) ? values[inner.key] : undefined}
      hasFocus={hasFocus && at === 0}
    />
  );
  const languages = field.fields.filter(isInLanguages);
  const [first] = languages;
  return (
    <div className={isInLine(field) ? 'fields in-line' : 'fields'}>
      {field.fields.map((inner, at) =>
        inner === first ? (
          <div key="languages" className="languages">
            {languages.map((one) => show(one, 1))}
          </div>
        ) : (
          !isInLanguages(inner) && show(inner, at)
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
      <FilmField films={view.films} path={path} />
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
  const title = rowTitle(item, shownKey, view) ?? '';
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
  const group = {
    ...{ view, path, value: item, hasFocus: hasFocus && field.type === 'list' },
    name: field.type === 'record' ? `${name}.~item` : name,
  };
  const content = (
    <>
      <Issues view={view} name={name} />
      {field.type === 'record' && <RecordKey {...{ view, field, name, path, rowKey, hasFocus }} />}
      {inner.type === 'group' ? (
        <RowFields {...group} field={inner} />
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

/** The fields of a row; of a picture with the picture beside them. */
function RowFields(props: GroupProps) {
  const { view, name, field, value } = props;
  if (!field.isPicture) return <Fields {...props} />;
  return (
    <div className="with-picture">
      <PictureFile view={view} name={name} value={srcOf(value)} />
      <div>
        <PictureFields {...props} />
      </div>
    </div>
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
