import type { ReactNode } from 'react';
import type { Leaf } from '@/lib/editor/form/field';
import type { FormContext, Inputs } from '@/lib/editor/form/leaf-inputs';
import type { VocabularyName } from '@/lib/editor/form/vocabulary-names';
import type { TypedColours } from '@/lib/editor/theme/contrasts';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldWords } from './field-words';
import type { FilmUploads } from './film-field';

/** What every field of a form needs. */
export type FormView = {
  words: FieldWords;
  locale: Locale;
  /** What fields are read and shown by. A function, since thousands of names are no property to log in development. */
  getContext: () => FormContext;
  /** Sentences about the field with this name; empty if it is right. */
  issuesAt: (name: string) => readonly string[];
  /** Whether something below a name has an issue or the focus, so that it must not be folded. */
  isOpen: (name: string) => boolean;
  /** The row that was just added, moved or removed; its first input gets the focus. */
  focused?: string | undefined;
  /** The colours of the theme, if the form has them. */
  colours?: Record<'light' | 'dark', TypedColours> | undefined;
  /** Of a film: its uploads. */
  films?: FilmUploads | undefined;
  /** The list that shows one more, blank row. */
  added?: string | undefined;
};

/** The id of a field's element, which links of the summary lead to. */
export const fieldId = (name: string) => `f-${name}`;

/** The id of the list of names that inputs of a vocabulary suggest. */
export const datalistId = (vocabulary: VocabularyName) => `list-${vocabulary}`;

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

/** A field with its label and the texts of its inputs. */
export type LeafParts = LeafProps & { inputs: Inputs; label: ReactNode };
