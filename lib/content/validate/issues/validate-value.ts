import { basename, dirname } from 'node:path';
import type { ZodType, z } from 'zod';
import { getOwn } from '@/lib/primitives/json';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import type { Issue } from '../issue';
import { type Sentence, toTemplate } from './editor-message';
import { type Expectation, explainSchemaIssue } from './explain-schema-issue';
import { expectPlainSpaces } from './invisible-space';
import { translateFieldName } from './translated-names';

type ZodIssue = z.core.$ZodIssue;
type Explain = (message: string) => Expectation;

/** Precedes the index of an expectation in the message of a Zod issue. Never occurs in content. */
const mark = '\u0000';

/** Validates a value. Returns its issues, or the parsed value. */
export function validateValue<T>(path: string, value: unknown, schema: ZodType<T>) {
  const expectations: Expectation[] = [];
  const explain: Explain = (message) =>
    expectations[Number(message.split(mark)[1])] ?? { expected: message };
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => {
      const expectation =
        issue.code === 'invalid_union'
          ? expectEither(issue.errors, explain)
          : explainSchemaIssue(issue);
      return expectation && `${mark}${expectations.push(expectation) - 1}`;
    },
  });
  const issues = (error?.issues ?? []).flatMap((issue) => issuesOf(path, issue, explain));
  return { data, issues: withoutMisspelt(issues) };
}

/** Removes issues of missing fields that exist with a misspelt name. */
function withoutMisspelt(issues: Issue[]): Issue[] {
  const meant = issues.flatMap(({ isName, near: suggest, field }) =>
    isName && suggest ? [field.replace(/[^.]*$/, suggest)] : [],
  );
  return issues.filter(({ field, isName }) => isName || !meant.includes(field));
}

function issuesOf(path: string, issue: ZodIssue, explain: Explain): Issue[] {
  const { known = [], ...expectation } = explain(issue.message);
  const withSuggestion = (word: unknown) => ({ ...expectation, ...suggest(word, known) });
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const name = field ? `${field}.${key}` : key;
      const expected = expectPlainSpaces(key) ?? goneField(path, name);
      const nameIssue = { path, field: name, isName: true as const };
      return {
        ...nameIssue,
        ...(expected ? { expected } : withSuggestion(key)),
      };
    });
  if (issue.code === 'invalid_key') {
    const [inner] = issue.issues;
    return [{ path, field, isName: true, ...explain(inner?.message ?? issue.message) }];
  }
  return [{ path, field: field || 'the file', ...withSuggestion(issue.input) }];
}

/**
 * Maximum number of accepted names to list in full. If there are more and one is similar to the value, only
 * that one is named.
 */
const maxListedNames = 12;

function suggest(word: unknown, known: string[]): Partial<Issue> {
  const meant =
    typeof word === 'string'
      ? (nearestWord(word, known) ?? translateFieldName(word, known))
      : undefined;
  if (meant === undefined) return {};
  const text = 'one of the {count} names that there are';
  const isShort = known.length <= maxListedNames;
  return { near: meant, ...(!isShort && { expected: { text, values: { count: known.length } } }) };
}

/** Message for a union: what each alternative expects. */
function expectEither(alternatives: z.core.$ZodIssue[][], explain: Explain): Expectation {
  const forms = alternatives.flatMap(([issue]) => (issue ? [explain(issue.message).expected] : []));
  const [first = 'something else', ...otherForms] = forms;
  return { expected: otherForms.reduce(eitherOfTwo, first) };
}

const eitherOfTwo = (first: Sentence, second: Sentence): Sentence => ({
  text: '{first}, or {second}',
  values: { first: toTemplate(first), second: toTemplate(second) },
});

/** Former fields by file or folder, and their replacements. */
const goneFields: Record<string, Record<string, string>> = {
  'site.yaml': { lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out' },
  films: {
    age: 'ages, with a line for each country, such as CH: 16',
    'media.trailer': 'an entry of trailers, with its kind; npm run content:upgrade moves it there',
  },
};

/** The replacement of a former field. */
function goneField(path: string, field: string): string | undefined {
  const fields = getOwn(goneFields, basename(path)) ?? getOwn(goneFields, basename(dirname(path)));
  return getOwn(fields ?? {}, field);
}
