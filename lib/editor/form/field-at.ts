import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Field } from './field';
import type { VocabularyName } from './vocabulary-names';

/** A step from a form to one of its fields: a field, the position of an item (from 0), a key, or a language. */
export type FieldStep =
  | { path: string }
  | { position: number }
  | { key: string; vocabulary?: VocabularyName | undefined }
  | { locale: Locale };

/** A field of a form, with its path (`film.cast.name`); `undefined` for what no form has. */
type FoundField = { field: Field | undefined; path: string; steps: FieldStep[] };

/** Finds the field of a value by its keys in a file: `['cast', '1', 'name']`. */
export function findField(form: Field, kind: string, keys: readonly string[]): FoundField {
  let field: Field | undefined = form;
  let path = kind;
  const steps: FieldStep[] = [];
  for (const key of keys) {
    if (field?.type === 'list') {
      steps.push({ position: Number(key) });
      field = field.item;
    } else if (field?.type === 'record') {
      steps.push({ key, vocabulary: field.keys });
      field = field.item;
    } else if ((field?.type === 'translations' || field?.type === 'line') && isLocale(key)) {
      steps.push({ locale: key });
      field = { type: 'text', rows: field.rows };
    } else {
      const inner: Field | undefined =
        field?.type === 'group' ? field.fields.find((one) => one.key === key)?.field : undefined;
      path = `${path}.${key}`;
      steps.push({ path });
      field = inner;
    }
  }
  return { field, path, steps };
}
