import type { Issue } from '@/lib/content/validate/issue';
import type { Field } from '@/lib/editor/form/field';
import type { FormContext } from '@/lib/editor/form/leaf-inputs';
import { placeIssues } from '@/lib/editor/form/place-issues';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldWords } from './field-words';
import type { FormView } from './form-view';
import { issueSentence } from './issue-sentence';

type RowViewProps = {
  words: FieldWords;
  locale: Locale;
  context: FormContext;
  field: Field;
  value: unknown;
  /** Issues at fields of the row. */
  issues: readonly Issue[];
};

/** The view of one row of an entry as a form of its own, whose inputs have names such as `row.film`. */
export function createRowView({
  words,
  locale,
  context,
  field,
  value,
  issues,
}: RowViewProps): FormView {
  const placed = placeIssues(field, value, issues).map((issue) => ({
    name: issue.at ? `row.${issue.at}` : 'row',
    text: issueSentence(issue, { words, locale, vocabularies: context.vocabularies }),
  }));
  return {
    ...{ words, locale },
    getContext: () => context,
    issuesAt: (name) => placed.filter((one) => one.name === name).map(({ text }) => text),
    isOpen: (name) => placed.some((one) => one.name === name || one.name.startsWith(`${name}.`)),
  };
}
