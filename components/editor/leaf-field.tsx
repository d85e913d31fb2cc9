import type { ReactNode } from 'react';
import { languageNames } from '@/components/navigation/language-names';
import type { Leaf } from '@/lib/editor/form/field';
import { type Inputs, writeLeaf } from '@/lib/editor/form/leaf-inputs';
import { hasHeadings } from '@/lib/editor/form/long-texts';
import { markdownMarks } from '@/lib/editor/form/markdown-edit';
import type { VocabularyName } from '@/lib/editor/form/vocabulary-names';
import { formatTimeZone } from '@/lib/i18n/intl-format';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ColourInput } from './colour-input';
import { type FormView, fieldId } from './form-view';
import { MarkdownToolbar } from './markdown-toolbar';
import { PictureFile } from './picture-file';

export type LeafProps = {
  view: FormView;
  leaf: Leaf;
  /** Name of the input in the form. */
  name: string;
  /** Path of the field, which its words are found by. */
  path: string;
  value: unknown;
  isRequired?: boolean;
  hasFocus?: boolean;
};

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
      return <Translations {...props} inputs={inputs} label={label} />;
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
          {leaf.type === 'text' && leaf.isDrawing && (
            <PictureFile view={view} name={name} value={value} isDrawing />
          )}
          <Notes {...props} />
        </div>
      );
  }
}

const inputId = (name: string) => `${fieldId(name)}-input`;

const widthOf = ({ type }: Leaf) =>
  ['number', 'numbers', 'date', 'colour'].includes(type) ? 'narrow' : '';

function describedBy({ view, name, path }: LeafProps) {
  const hasIssue = view.issuesAt(name).length > 0;
  const ids = [
    hasIssue && `${fieldId(name)}-issue`,
    view.words.hint(path) && `${fieldId(name)}-hint`,
  ].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(hasIssue && { 'aria-invalid': true }),
  };
}

/** Hint and issues below a field. */
export function Notes({ view, name, path }: Pick<LeafProps, 'view' | 'name' | 'path'>) {
  const hint = view.words.hint(path);
  return (
    <>
      {hint && (
        <small className="hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </small>
      )}
      <Issues view={view} name={name} />
    </>
  );
}

export function Issues({ view, name }: Pick<LeafProps, 'view' | 'name'>) {
  const issues = view.issuesAt(name);
  if (issues.length === 0) return null;
  return (
    <strong className="error" id={`${fieldId(name)}-issue`}>
      {issues.join(' ')}
    </strong>
  );
}

function Control(props: LeafProps & { text: string }) {
  const { view, leaf, name, path, text, hasFocus } = props;
  const common = {
    ...{ id: inputId(name), name, defaultValue: text, autoFocus: hasFocus },
    ...describedBy(props),
  };
  const { words } = view;
  if (leaf.type === 'choice' || leaf.type === 'yes-no') {
    const options = leaf.type === 'choice' ? leaf.options : ['yes', 'no'];
    // A value that is no choice stays one until the editor takes another.
    const all = text && !options.includes(text) ? [text, ...options] : options;
    return (
      <select {...common}>
        <option value="">{words.t('none')}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {leaf.type === 'choice' ? words.value(path, option) : words.t(option as 'yes' | 'no')}
          </option>
        ))}
      </select>
    );
  }
  if (leaf.type === 'lines')
    return <textarea {...common} rows={Math.max(2, text.split('\n').length + 1)} />;
  if (leaf.type === 'text' && leaf.rows) return <textarea {...common} rows={leaf.rows} />;
  // A browser shows nothing of a day that there is not, so that one is shown as text.
  if (leaf.type === 'date') return <input {...common} type={isDay(text) ? 'date' : 'text'} />;
  if (leaf.type === 'colour')
    return (
      <ColourInput
        {...common}
        pickLabel={words.editor('contrast.pick', { label: words.label(path) })}
      />
    );
  if (leaf.type === 'number') return <input {...common} inputMode="decimal" autoComplete="off" />;
  const list = listOf(leaf);
  return (
    <input
      {...common}
      type={leaf.type === 'text' ? (leaf.input ?? 'text') : 'text'}
      autoComplete="off"
      {...(list && { list: datalistId(list) })}
    />
  );
}

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A browser suggests one value of a list; fields of several have none. */
const listOf = (leaf: Leaf): VocabularyName | undefined =>
  leaf.type === 'text' ? leaf.vocabulary : undefined;

export const datalistId = (vocabulary: VocabularyName) => `list-${vocabulary}`;

type Parts = LeafProps & { inputs: Inputs; label: ReactNode };

/** A text in each language, side by side where there is room. */
function Translations(props: Parts) {
  const { view, leaf, name, path, inputs, label, hasFocus } = props;
  if (leaf.type !== 'translations' && leaf.type !== 'line') return null;
  const { rows } = leaf;
  const { t } = view.words;
  const labelOf = (locale: Locale) => {
    if (leaf.type === 'translations') return languageNames[locale];
    if (locale === locales[0]) return t('allLanguages', { language: languageNames[locale] });
    return t('ifDifferent', { language: languageNames[locale] });
  };
  return (
    <fieldset className="leaf translations" id={fieldId(name)}>
      <legend>{label}</legend>
      <div className="languages">
        {locales.map((locale, at) => {
          const input = {
            ...{
              id: inputId(`${name}.${locale}`),
              name: `${name}.${locale}`,
              lang: languageTags[locale],
            },
            ...{ defaultValue: inputs[locale] ?? '', autoFocus: hasFocus && at === 0 },
            ...describedBy(at === 0 ? props : { ...props, name: `${name}.${locale}` }),
          };
          const isMarkdown = leaf.type === 'translations' && leaf.isMarkdown;
          return (
            <div key={locale} id={fieldId(`${name}.${locale}`)}>
              <div className="field">
                <label htmlFor={input.id}>{labelOf(locale)}</label>
                {isMarkdown && (
                  <MarkdownToolbar
                    field={input.id}
                    label={t('toolbar.label', {
                      field: `${view.words.label(path)}, ${labelOf(locale)}`,
                    })}
                    marks={markdownMarks
                      .filter((mark) => mark !== 'heading' || hasHeadings(path))
                      .map((mark) => ({ mark, label: t(`toolbar.${mark}`) }))}
                  />
                )}
                {rows > 1 ? (
                  <textarea {...input} rows={rows} />
                ) : (
                  <input {...input} autoComplete="off" />
                )}
              </div>
              <Issues view={view} name={`${name}.${locale}`} />
            </div>
          );
        })}
      </div>
      {leaf.type === 'translations' && leaf.isMarkdown && (
        <small className="hint">{t('markdown')}</small>
      )}
      <Notes {...props} />
    </fieldset>
  );
}

/** A box for each value; those that are chosen come first, in their order. */
function Choices({ view, leaf, name, path, inputs, label }: Parts) {
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
  const nameOf = (code: string) => options.find((option) => option.code === code)?.name ?? code;
  const others = options.filter(({ code }) => !chosen.includes(code));
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
function MomentField(props: Parts) {
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
