import { basename } from 'node:path';
import type { ZodType, z } from 'zod';
import { nearest } from '@/lib/primitives/text/nearest';
import { own } from '@/lib/primitives/text/own';
import type { Fault } from '../fault';
import { type Judgement, judgeIssue } from './judge-issue';
import { asSaid, type Sentence } from './sentence';

type Issue = z.core.$ZodIssue;
type Judge = (message: string) => Judgement;

/** Marks the index of a message that a schema requests. Never occurs in content. */
const mark = '\u0000';

/** Validates a value: its issues, at most one per field, or the parsed value. */
export function judgeValue<T>(path: string, value: unknown, schema: ZodType<T>) {
  const judgements: Judgement[] = [];
  const judge: Judge = (message) =>
    judgements[Number(message.split(mark)[1])] ?? { expected: message };
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => {
      const judgement =
        issue.code === 'invalid_union' ? eitherOf(issue.errors, judge) : judgeIssue(issue);
      return judgement && `${mark}${judgements.push(judgement) - 1}`;
    },
  });
  const faults = (error?.issues ?? []).flatMap((issue) => faultsOf(path, issue, judge));
  return { data, faults: withoutMisspelt(faults) };
}

/** Removes issues of missing fields that exist with a misspelt name. */
function withoutMisspelt(faults: Fault[]): Fault[] {
  const meant = faults.flatMap(({ isName, near, field }) =>
    isName && near ? [field.replace(/[^.]*$/, near)] : [],
  );
  return faults.filter(({ field, isName }) => isName || !meant.includes(field));
}

function faultsOf(path: string, issue: Issue, judge: Judge): Fault[] {
  const { known = [], ...said } = judge(issue.message);
  const judged = (word: unknown) => ({ ...said, ...near(word, known) });
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const gone = field ? undefined : goneField(path, key);
      const named = { path, field: field ? `${field}.${key}` : key, isName: true as const };
      return { ...named, ...(gone ? { expected: gone } : judged(key)) };
    });
  if (issue.code === 'invalid_key') {
    const [inner] = issue.issues;
    return [{ path, field, isName: true, ...judge(inner?.message ?? issue.message) }];
  }
  return [{ path, field: field || 'the file', ...judged(issue.input) }];
}

/** Maximum number of names in a message; beyond it only the nearest name is suggested. */
const fewNames = 12;

function near(word: unknown, known: string[]): Partial<Fault> {
  const meant = typeof word === 'string' ? nearest(word, known) : undefined;
  if (meant === undefined) return {};
  const text = 'one of the {count} names that there are';
  const isShort = known.length <= fewNames;
  return { near: meant, ...(!isShort && { expected: { text, values: { count: known.length } } }) };
}

/** Message for a union: what each alternative expects. */
function eitherOf(ways: z.core.$ZodIssue[][], judge: Judge): Judgement {
  const forms = ways.flatMap(([issue]) => (issue ? [judge(issue.message).expected] : []));
  const [first = 'something else', ...others] = forms;
  return { expected: others.reduce(eitherOfTwo, first) };
}

const eitherOfTwo = (first: Sentence, second: Sentence): Sentence => ({
  text: '{first}, or {second}',
  values: { first: asSaid(first), second: asSaid(second) },
});

/** Former fields by file, and their replacements. */
const goneFields: Record<string, Record<string, string>> = {
  'site.yaml': { lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out' },
};

/** The replacement of a former field. */
function goneField(path: string, field: string): string | undefined {
  return own(own(goneFields, basename(path)) ?? {}, field);
}
