import { nameField } from '@/lib/content/validate/issues/describe-issues';
import { formatSentence, type Sentence } from '@/lib/content/validate/issues/editor-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacedIssue } from './place-issues';

/** A placed issue in words. Beside its field neither the name nor the line has to be said. */
export type IssueWords = {
  /** What is expected in the field; `undefined` if it is enough to say that it is missing. */
  expected?: string;
  /** What was probably meant. */
  near?: string | undefined;
  /** The field as the file names it, for an issue that no field of the form shows. */
  name: string;
};

export function describePlacedIssue({ issue, isMissing }: PlacedIssue, locale: Locale): IssueWords {
  const { expected, near } = issue;
  const words = formatSentence(expected, locale);
  return {
    name: nameField(issue, locale),
    near,
    ...(!(isMissing && isAboutYaml(expected)) && { expected: words }),
  };
}

/** Sentences that say how to write a value in YAML, which an editor does not see. */
const yamlForms =
  /^(?:fields such as|a list, such as|text, such as|a list of at least|a number, such as)/;

const isAboutYaml = (expected: Sentence) =>
  yamlForms.test(typeof expected === 'string' ? expected : expected.text);
