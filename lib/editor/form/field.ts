import type { VocabularyName } from './vocabulary-names';

/** A field with one value, typed in one or a few inputs. */
export type Leaf =
  /** `isNullable`: `null` means that there is none, which differs from an unknown one. */
  | {
      type: 'text';
      input?: 'email' | 'url';
      vocabulary?: VocabularyName;
      isNullable?: true;
      rows?: number;
      /** Several, separated by commas, are a list; one alone is a text. */
      mayBeList?: true;
      /** The address of a drawing (SVG or PNG), which can be uploaded. */
      isDrawing?: true;
    }
  | { type: 'number' }
  /** Several numbers in their order: `2, 4` or `2–4`. */
  | { type: 'numbers' }
  /** `#rrggbb`. */
  | { type: 'colour' }
  | { type: 'choice'; options: readonly string[] }
  /** Absent, true or false, if these differ. */
  | { type: 'yes-no' }
  | { type: 'tick' }
  | { type: 'date' }
  /** `offset`: a moment with its UTC offset; else a day, and a time of day if there is one, as the site's clocks show. */
  | { type: 'moment'; hasOffset: boolean }
  /** Several of a few values. `alone`: the value that stands in place of the list. */
  | { type: 'choices'; options: readonly string[] | VocabularyName; alone?: string }
  /** Several values of a large vocabulary, by their names. */
  | { type: 'names'; vocabulary: VocabularyName }
  | { type: 'lines' }
  /** A text in each language. */
  | { type: 'translations'; rows: number; isMarkdown: boolean }
  /** One text for all languages, or one for each. */
  | { type: 'line'; rows: number };

export type Branch =
  /**
   * `mayBeFalse`: `false` in place of the group means that there is none. `short`: name of the field that a text in
   * place of the group stands for.
   */
  | {
      type: 'group';
      fields: readonly NamedField[];
      mayBeFalse: boolean;
      isPicture: boolean;
      short?: string | undefined;
    }
  | { type: 'list'; item: Field }
  /** Groups by a key, such as the slug of a cinema. */
  | { type: 'record'; item: Field; keys?: VocabularyName };

export type Field = Leaf | Branch;

export type NamedField = {
  key: string;
  /** Names from the kind of the entry to the field, without positions in lists: `film.cast.name`. */
  path: string;
  isRequired: boolean;
  field: Field;
};

export function isBranch(field: Field): field is Branch {
  return field.type === 'group' || field.type === 'list' || field.type === 'record';
}
