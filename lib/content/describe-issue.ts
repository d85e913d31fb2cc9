import type { z } from 'zod';
import { nearest } from '@/lib/text/nearest';
import { own } from '@/lib/text/own';

type Issue = z.core.$ZodRawIssue;

/**
 * What was expected in a field, said to an editor who has never seen the schema. Where a schema has words of its
 * own for a fault, these are said instead.
 */
export function describeIssue(issue: Issue): string | undefined {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue);
  const expected = expectedBy(issue);
  return expected && `${expected}, ${found(issue.input)}`;
}

function expectedBy(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return formOf(issue);
    case 'invalid_value':
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

/** Fields that files had once, and what is done in their place. */
const gone: Record<string, string> = {
  lead: 'name the film for its days in programme/<month>.yaml (README, “Make it yours”)',
};

const formats: Record<string, string | undefined> = {
  date: 'a day such as 2026-12-31',
  datetime: 'a moment such as 2026-12-01T00:00:00+01:00',
  email: 'an address such as info@house.example',
  url: 'an address that begins with https://',
};

const forms: Record<string, string | undefined> = {
  string: 'words',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, such as [one, two] or lines that begin with “- ”',
  record: 'fields with a value each',
};

function formOf(issue: Issue & { expected?: string }): string {
  const fields = fieldsOf(issue);
  if (fields.length === 0) return forms[issue.expected ?? ''] ?? `${issue.expected}`;
  const owed = fields.filter((field) => isOwed(issue, field));
  // Of words in several languages none by itself is owed.
  const shown = owed.length > 0 ? owed : fields;
  return `fields: { ${shown.map((field) => `${field}: …`).join(', ')} }`;
}

function tooSmall({
  origin,
  minimum,
  inclusive,
}: Issue & { origin?: string; minimum?: unknown; inclusive?: boolean }) {
  if (origin === 'array') return `at least ${minimum}`;
  if (origin === 'string') return 'words';
  return inclusive ? `at least ${minimum}` : `more than ${minimum}`;
}

/** The fields of the object that was expected; none of anything else. */
function fieldsOf(issue: Issue): string[] {
  return Object.keys(shapeOf(issue));
}

function isOwed(issue: Issue, field: string): boolean {
  return !shapeOf(issue)[field]?.safeParse(undefined).success;
}

function shapeOf({ inst }: Issue): Record<string, z.ZodType> {
  const def = inst?._zod.def as { shape?: Record<string, z.ZodType> } | undefined;
  return def?.shape ?? {};
}

function unknownFields(issue: Issue & { keys?: string[] }): string {
  const known = fieldsOf(issue);
  return (issue.keys ?? [])
    .map((key) => {
      const instead = own(gone, key);
      if (instead) return `no field ${key} any more; ${instead}`;
      const meant = nearest(key, known);
      const way = meant ? `did you mean ${meant}?` : `there are ${known.join(', ')}`;
      return `no field ${key}; ${way}`;
    })
    .join('; ');
}

/** What stood there. A single field with words in it is words with a colon that lack their quotes. */
function found(input: unknown): string {
  if (input === undefined) return 'and it is missing';
  if (input === null) return 'and there is nothing';
  if (Array.isArray(input)) return `and not a list${input.length === 0 ? ' without anything' : ''}`;
  if (typeof input !== 'object')
    return `and not ${typeof input === 'string' ? `“${input}”` : input}`;
  const [[key, value] = [], ...others] = Object.entries(input);
  const isSentence = key && typeof value === 'string' && others.length === 0;
  return isSentence ? `put them in quotes: "${key}: ${value}"` : 'and not fields';
}
