import { nameField } from '@/lib/content/validate/issues/describe-issues';
import {
  formatSentence,
  type Sentence,
  toEditorsLanguage,
  toTemplate,
} from '@/lib/content/validate/issues/editor-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacedIssue } from './place-issues';
import type { Vocabularies } from './vocabulary';
import type { VocabularyName } from './vocabulary-names';

/** A placed issue in words. Beside its field neither the name nor the line has to be said. */
export type IssueWords = {
  /** What is expected in the field; `undefined` if it is enough to say that it is missing. */
  expected?: string;
  /** What was probably meant. */
  near?: string | undefined;
  /** The field as the file names it, for an issue that no field of the form shows. */
  name: string;
};

export function describePlacedIssue(
  { issue, isMissing }: PlacedIssue,
  locale: Locale,
  vocabularies?: Vocabularies,
): IssueWords {
  const { expected, near } = issue;
  const language = toEditorsLanguage(locale);
  const words = formatSentence(withTitles(expected, vocabularies), language);
  return {
    name: nameField(issue, language),
    near,
    ...(!(isMissing && isAboutYaml(expected)) && { expected: words }),
  };
}

/** Sentences that say how to write a value in YAML, which an editor does not see. */
const yamlForms =
  /^(?:fields such as|a list, such as|text, such as|a list of at least|a number, such as)/;

const isAboutYaml = (expected: Sentence) =>
  yamlForms.test(typeof expected === 'string' ? expected : expected.text);

/** A sentence that names a film by its title. */
function withTitles(sentence: Sentence, vocabularies?: Vocabularies): Sentence {
  const { text, values } = toTemplate(sentence);
  const { film } = values;
  if (typeof film !== 'string' || !vocabularies) return sentence;
  return { text, values: { ...values, film: vocabularies.films.nameOf(film) } };
}

/** Vocabularies that only suggest names: others are right, too. */
const open = new Set<VocabularyName>(['people', 'sounds', 'typefaces']);

/** Why a field may not have the name that was typed, and the names that were probably meant. */
type RefusedName = { is: 'unknown' | 'twins' | 'draft'; names: string[] };

/** Explains an issue of a field that names something else; `undefined` if the name is not the reason. */
export function explainName(
  { value, vocabulary: name, isMissing }: Pick<PlacedIssue, 'value' | 'vocabulary' | 'isMissing'>,
  vocabularies: Vocabularies,
): RefusedName | undefined {
  if (!name || open.has(name) || typeof value !== 'string' || value === '' || isMissing)
    return undefined;
  const vocabulary = vocabularies[name];
  if (vocabulary.drafts?.has(value)) return { is: 'draft', names: [] };
  if (vocabulary.options.some(({ code }) => code === value)) return undefined;
  const { codes, areTwins } = vocabulary.search(value);
  return { is: areTwins ? 'twins' : 'unknown', names: codes.map(vocabulary.nameOf) };
}
