import type { EntryFile, EntryState } from '@/lib/editor/form/entry-state';
import { type Field, isBranch, type NamedField } from '@/lib/editor/form/field';
import { packText } from '@/lib/editor/form/packed-text';
import { readForm, writeForm } from '@/lib/editor/form/read-form';
import type { Section } from '@/lib/editor/form/sections';
import type { VocabularyName } from '@/lib/editor/form/vocabulary-names';
import { isRecord } from '@/lib/primitives/json';
import { DeviceDraft } from './device-draft';
import { EntryButtons } from './entry-buttons';
import { FieldView } from './field-view';
import { deviceWords } from './field-words';
import { FormBehaviour } from './form-behaviour';
import { datalistId, type FormView } from './form-view';

type EntryFormProps = {
  view: FormView;
  entry: EntryFile;
  state: EntryState;
  isOther: boolean;
  /** The form's sections; of a file with groups by key the form itself. */
  sections: readonly Section[];
  form: Field;
  value: unknown;
  mayPublish: boolean;
  /** Day and time that were typed for a publication and refused. */
  moment: { day?: string | undefined; time?: string | undefined };
  /** Email address of the signed-in editor. */
  owner: string;
};

/** The form of an entry. Every button sends all of it, and the server stores it as a draft: nothing typed is lost. */
export function EntryForm(props: EntryFormProps) {
  const { view, entry, state, isOther, sections, form, value, mayPublish, moment, owner } = props;
  const { t } = view.words;
  const values = isRecord(value) ? value : {};
  return (
    <form
      method="post"
      action="/desk/content/save"
      encType="multipart/form-data"
      className="entry"
      autoComplete="off"
    >
      {/* Enter in a field sends the form's first button: it saves. */}
      <button
        type="submit"
        name="~intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
      >
        {t('save')}
      </button>
      <input type="hidden" name="~kind" value={entry.kind} />
      <input type="hidden" name="~slug" value={entry.slug} />
      <input type="hidden" name="~revision" value={state.draft?.revision ?? ''} />
      {isOther && <input type="hidden" name="~draft" value={state.draft?.id} />}
      <input type="hidden" name="~shown" value={packText(state.source)} />
      <DeviceDraft
        {...{ owner, locale: view.locale, entry: `${entry.kind}/${entry.slug}` }}
        timeZone={view.getContext().timeZone}
        words={deviceWords(view.words)}
      />
      {form.type === 'group' ? (
        sections.map((section, at) => (
          <FormSection key={section.name} {...{ view, section, values }} isFirst={at === 0} />
        ))
      ) : (
        <FieldView view={view} field={form} name="entries" path={entry.kind} value={value} />
      )}
      <Datalists view={view} form={form} />
      <EntryButtons {...{ view, entry, state, isOther, mayPublish, moment }} />
      <FormBehaviour />
    </form>
  );
}

type SectionProps = {
  view: FormView;
  section: Section;
  values: Record<string, unknown>;
  isFirst: boolean;
};

/** The first section is open; others are folded, and say what they hold. */
function FormSection({ view, section: { name, fields }, values, isFirst }: SectionProps) {
  const { t } = view.words;
  const title = view.words.editor(`sections.${name}` as 'sections.facts');
  const content = fields.map(({ key, path, field, isRequired }) => (
    <FieldView
      key={key}
      {...{ view, path, field, isRequired, name: key }}
      value={Object.hasOwn(values, key) ? values[key] : undefined}
    />
  ));
  if (isFirst)
    return (
      <section className="entry-section">
        <h2>{title}</h2>
        {content}
      </section>
    );
  const filled = fields.filter((field) => isFilled(field, values, view));
  return (
    <details className="entry-section" open={fields.some(({ key }) => view.isOpen(key))}>
      <summary>
        <h2>{title}</h2>
        <small>
          {filled.length === 0
            ? t('empty')
            : filled.map((field) => summary(field, values, view)).join(', ')}
        </small>
      </summary>
      {content}
    </details>
  );
}

const isFilled = (
  { key, field }: NamedField,
  values: Record<string, unknown>,
  { getContext }: FormView,
) => readForm(field, writeForm(field, values[key], getContext()), getContext()) !== undefined;

/** `Cast (9)` for a list, `Sound` for other fields. */
function summary({ key, path }: NamedField, values: Record<string, unknown>, { words }: FormView) {
  const value = values[key];
  const label = words.label(path);
  return Array.isArray(value) && isRecord(value[0]) ? `${label} (${value.length})` : label;
}

/** Longest list of names that a page carries; beyond, a name is typed in full. */
const mostNames = 3000;

/** The names that browsers suggest in the form's fields. */
export function Datalists({ view, form }: { view: FormView; form: Field }) {
  return [...vocabulariesIn(form)].map((name) => {
    const { options } = view.getContext().vocabularies[name];
    if (options.length > mostNames) return null;
    return (
      <datalist key={name} id={datalistId(name)}>
        {options.map(({ code, name: word }) => (
          <option key={code} value={word} />
        ))}
      </datalist>
    );
  });
}

function vocabulariesIn(field: Field, found = new Set<VocabularyName>()): Set<VocabularyName> {
  if (!isBranch(field)) {
    if (field.type === 'text' && field.vocabulary) found.add(field.vocabulary);
  } else if (field.type === 'group')
    for (const { field: inner } of field.fields) vocabulariesIn(inner, found);
  else {
    if (field.type === 'record' && field.keys) found.add(field.keys);
    vocabulariesIn(field.item, found);
  }
  return found;
}
