import { basename } from 'node:path';
import type { ZodType, z } from 'zod';
import { nearest } from '@/lib/primitives/text/nearest';
import { own } from '@/lib/primitives/text/own';
import type { Fault } from '../fault';
import { type Judgement, judgeIssue } from './judge-issue';
import { asSaid, type Sentence } from './sentence';

type Issue = z.core.$ZodIssue;
type Judge = (message: string) => Judgement;

/** Stands before the number of a judgement where a schema asks for a message, and in no text of an editor's. */
const mark = '\u0000';

/** What a schema makes of a value: its faults, one for each field, or what it is then. */
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

/** A field that is owed and stands there misspelt is not missing as well. */
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

/** As many names are read; of more the one that was meant is said alone. */
const fewNames = 12;

function near(word: unknown, known: string[]): Partial<Fault> {
  const meant = typeof word === 'string' ? nearest(word, known) : undefined;
  if (meant === undefined) return {};
  const text = 'one of the {count} names that there are';
  const isShort = known.length <= fewNames;
  return { near: meant, ...(!isShort && { expected: { text, values: { count: known.length } } }) };
}

/** What each of several forms would have been. */
function eitherOf(ways: z.core.$ZodIssue[][], judge: Judge): Judgement {
  const forms = ways.flatMap(([issue]) => (issue ? [judge(issue.message).expected] : []));
  const [first = 'something else', ...others] = forms;
  return { expected: others.reduce(eitherOfTwo, first) };
}

const eitherOfTwo = (first: Sentence, second: Sentence): Sentence => ({
  text: '{first}, or {second}',
  values: { first: asSaid(first), second: asSaid(second) },
});

/** Fields that files had once, by the file, and what stands in their place today. */
const goneFields: Record<string, Record<string, string>> = {
  'site.yaml': { lead: 'its days in programme/<month>.yaml; npm run content:upgrade takes it out' },
};

/** What stands today in the place of a field that a file of this name had once. */
function goneField(path: string, field: string): string | undefined {
  return own(own(goneFields, basename(path)) ?? {}, field);
}
