import { basename } from 'node:path';
import type { ZodType, z } from 'zod';
import { getOwn } from '@/lib/primitives/json';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import type { Issue } from '../issue';
import { type Sentence, toTemplate } from './editor-message';
import { type Expectation, explainSchemaIssue } from './explain-schema-issue';

type ZodIssue = z.core.$ZodIssue;
type Explain = (message: string) => Expectation;

/** Marks the index of a message that a schema requests. Never occurs in content. */
const mark = '\u0000';

/** Validates a value: its issues, at most one per field, or the parsed value. */
export function validateValue<T>(path: string, value: unknown, schema: ZodType<T>) {
  const expectations: Expectation[] = [];
  const explain: Explain = (message) =>
    expectations[Number(message.split(mark)[1])] ?? { expected: message };
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => {
      const expectation =
        issue.code === 'invalid_union'
          ? eitherOf(issue.errors, explain)
          : explainSchemaIssue(issue);
      return expectation && `${mark}${expectations.push(expectation) - 1}`;
    },
  });
  const issues = (error?.issues ?? []).flatMap((issue) => issuesOf(path, issue, explain));
  return { data, issues: withoutMisspelt(issues) };
}

/** Removes issues of missing fields that exist with a misspelt name. */
function withoutMisspelt(issues: Issue[]): Issue[] {
  const meant = issues.flatMap(({ isName, near, field }) =>
    isName && near ? [field.replace(/[^.]*$/, near)] : [],
  );
  return issues.filter(({ field, isName }) => isName || !meant.includes(field));
}

function issuesOf(path: string, issue: ZodIssue, explain: Explain): Issue[] {
  const { known = [], ...expectation } = explain(issue.message);
  const withSuggestion = (word: unknown) => ({ ...expectation, ...near(word, known) });
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const gone = field ? undefined : goneField(path, key);
      const named = { path, field: field ? `${field}.${key}` : key, isName: true as const };
      return { ...named, ...(gone ? { expected: gone } : withSuggestion(key)) };
    });
  if (issue.code === 'invalid_key') {
    const [inner] = issue.issues;
    return [{ path, field, isName: true, ...explain(inner?.message ?? issue.message) }];
  }
  return [{ path, field: field || 'the file', ...withSuggestion(issue.input) }];
}

/** Maximum number of names in a message; beyond it only the nearest name is suggested. */
const fewNames = 12;

function near(word: unknown, known: string[]): Partial<Issue> {
  const meant = typeof word === 'string' ? nearestWord(word, known) : undefined;
  if (meant === undefined) return {};
  const text = 'one of the {count} names that there are';
  const isShort = known.length <= fewNames;
  return { near: meant, ...(!isShort && { expected: { text, values: { count: known.length } } }) };
}

/** Message for a union: what each alternative expects. */
function eitherOf(ways: z.core.$ZodIssue[][], explain: Explain): Expectation {
  const forms = ways.flatMap(([issue]) => (issue ? [explain(issue.message).expected] : []));
  const [first = 'something else', ...others] = forms;
  return { expected: others.reduce(eitherOfTwo, first) };
}

const eitherOfTwo = (first: Sentence, second: Sentence): Sentence => ({
  text: '{first}, or {second}',
  values: { first: toTemplate(first), second: toTemplate(second) },
});

/** Former fields by file, and their replacements. */
const goneFields: Record<string, Record<string, string>> = {
  'site.yaml': { lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out' },
};

/** The replacement of a former field. */
function goneField(path: string, field: string): string | undefined {
  return getOwn(getOwn(goneFields, basename(path)) ?? {}, field);
}
