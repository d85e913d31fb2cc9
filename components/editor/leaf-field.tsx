import { shortGenre } from '@/lib/content/built-in';
import type { Leaf } from '@/lib/editor/form/field';
import { writeLeaf } from '@/lib/editor/form/leaf-inputs';
import { formatTimeZone } from '@/lib/i18n/intl-format';
import { Control, isDay } from './control';
import { fieldId, type LeafParts, type LeafProps } from './form-view';
import { NewPerson } from './new-person';
import { describedBy, inputId, Notes } from './notes';
import { PictureFile } from './picture-file';
import { TranslationsField } from './translations-field';

/** A field with one value: its label, hint, inputs and issues. */
export function LeafField(props: LeafProps) {
  const { view, leaf, name, path, value, isRequired } = props;
  const inputs = writeLeaf(leaf, value, view.getContext());
  const { words } = view;
  const label = (
    <>
      {words.label(path)}
      {isRequired && <abbr title={words.t('required')}> *</abbr>}
    </>
  );
  switch (leaf.type) {
    case 'translations':
    case 'line':
      return <TranslationsField {...props} inputs={inputs} label={label} />;
    case 'choices':
      return <Choices {...props} inputs={inputs} label={label} />;
    case 'moment':
      return <MomentField {...props} inputs={inputs} label={label} />;
    case 'tick':
      return (
        <div className="leaf" id={fieldId(name)}>
          <label className="tick">
            <input type="checkbox" name={name} defaultChecked={inputs[''] === 'on'} />
            <span>{label}</span>
          </label>
          <Notes {...props} />
        </div>
      );
    default:
      return (
        <div className={`leaf ${widthOf(leaf)}`} id={fieldId(name)}>
          <label className="field" htmlFor={inputId(name)}>
            <span>{label}</span>
            <Control {...props} text={inputs[''] ?? ''} />
          </label>
          {leaf.type === 'text' && leaf.isNullable && (
            <label className="tick small">
              <input type="checkbox" name={`${name}.none`} defaultChecked={inputs.none === 'on'} />
              <span>{words.t('noOwnTitle')}</span>
            </label>
          )}
          {leaf.type === 'text' && leaf.vocabulary === 'people' && (
            <NewPerson view={view} typed={inputs[''] ?? ''} />
          )}
          {leaf.type === 'text' && leaf.isDrawing && (
            <PictureFile view={view} name={name} value={value} isDrawing />
          )}
          <Notes {...props} />
        </div>
      );
  }
}

const widthOf = ({ type }: Leaf) =>
  ['number', 'numbers', 'date', 'colour'].includes(type) ? 'narrow' : '';

/** A box for each value; those that are chosen come first, in their order. */
function Choices({ view, leaf, name, path, inputs, label }: LeafParts) {
  if (leaf.type !== 'choices') return null;
  const { words } = view;
  const named =
    typeof leaf.options === 'string'
      ? view.getContext().vocabularies[leaf.options].options
      : leaf.options.map((code) => ({ code, name: words.value(path, code) }));
  const options = leaf.alone
    ? [{ code: leaf.alone, name: words.value(path, leaf.alone) }, ...named]
    : named;
  const chosen = Object.keys(inputs).map((input) => input.slice(1));
  const isComputed = (code: string) => path === 'film.genres' && code === shortGenre;
  const nameOf = (code: string) => options.find((option) => option.code === code)?.name ?? code;
  const others = options.filter(({ code }) => !chosen.includes(code) && !isComputed(code));
  return (
    <fieldset className="leaf choices" id={fieldId(name)}>
      <legend>{label}</legend>
      <div>
        {[...chosen.map((code) => ({ code, name: nameOf(code) })), ...others].map((option) => (
          <label key={option.code} className="tick">
            <input
              type="checkbox"
              name={`${name}.=${option.code}`}
              defaultChecked={chosen.includes(option.code)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      <Notes {...{ view, name, path }} />
    </fieldset>
  );
}

/** A day and a time of day, as clocks at the site show them. */
function MomentField(props: LeafParts) {
  const { view, name, inputs, label, hasFocus } = props;
  const { t } = view.words;
  const { day = '', time = '' } = inputs;
  return (
    <fieldset className="leaf moment" id={fieldId(name)}>
      <legend>{label}</legend>
      <div>
        <label className="field">
          <span>{t('day')}</span>
          <input
            {...{ name: `${name}.day`, defaultValue: day, autoFocus: hasFocus }}
            {...describedBy(props)}
            type={isDay(day) ? 'date' : 'text'}
          />
        </label>
        <label className="field">
          <span>{t('time')}</span>
          <input
            name={`${name}.time`}
            type={/^(?:\d\d:\d\d)?$/.test(time) ? 'time' : 'text'}
            defaultValue={time}
          />
        </label>
      </div>
      <small className="hint">
        {t('timeZone', { zone: formatTimeZone(view.getContext().timeZone, view.locale) })}
      </small>
      <Notes {...props} />
    </fieldset>
  );
}
