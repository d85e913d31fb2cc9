import { createHash } from 'node:crypto';
import type { RawNews } from '@/lib/content/schema/page';
import type { Publishable } from '@/lib/content/schema/publication';
import { publishedSince } from '@/lib/content/store/publication';
import { startOfDay } from '@/lib/primitives/time/days';
import { kindOf, listRecords, type RecordName } from './records';

export const changeKinds = ['added', 'altered', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Fields of a record by their path (`title.original.text`), as text. */
type Fields = Readonly<Record<string, string>>;

/** Digest of the content, for comparison of two states. */
export type ContentDigest = Readonly<Record<RecordName, Fields>>;

export type Change = {
  name: RecordName;
  kind: ChangeKind;
  /** The changed fields of an altered record. */
  fields: { field: string; before?: string | undefined; after?: string | undefined }[];
};

/**
 * Changes of records between two states of the content, in the order of the later one, removed records last.
 */
export function compareContent(before: ContentDigest, after: ContentDigest): Change[] {
  const addedAndAltered = Object.entries(after).flatMap(([name, fields]): Change[] => {
    const old = before[name];
    if (!old) return [{ name, kind: 'added', fields: [] }];
    const changedFields = compareFields(old, fields);
    return changedFields.length > 0 ? [{ name, kind: 'altered', fields: changedFields }] : [];
  });
  const removedNames = Object.keys(before).filter((name) => !after[name]);
  return [
    ...addedAndAltered,
    ...removedNames.map((name): Change => ({ name, kind: 'removed', fields: [] })),
  ];
}

function compareFields(before: Fields, after: Fields): Change['fields'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, ...aroundDifference(before[field], after[field]) }));
}

/** Maximum number of characters shown, and how many of them before the first difference. */
const excerptLimits = { most: 200, before: 60 };

/** Excerpts of two texts around their first difference. */
function aroundDifference(before: string | undefined, after: string | undefined) {
  let commonLength = 0;
  if (before !== undefined && after !== undefined)
    while (commonLength < before.length && before[commonLength] === after[commonLength])
      commonLength += 1;
  const from = Math.max(0, commonLength - excerptLimits.before);
  const passage = (words: string | undefined) =>
    words &&
    `${from > 0 ? '… ' : ''}${words.slice(from, from + excerptLimits.most)}${words.length > from + excerptLimits.most ? ' …' : ''}`;
  return { before: passage(before), after: passage(after) };
}

/** Maximum length of a field in characters; a longer one is cut and gets a hash. */
const longest = 1_000;

/** Private to editors, so not in the digest, which others may be able to read. */
const privateField = 'editorNote';

/** The content by record and field, shortened. */
export function digestContent(library: Parameters<typeof listRecords>[0]): ContentDigest {
  return Object.fromEntries(
    listRecords(library).flatMap(([name, record]) =>
      record === undefined ? [] : [[name, flatten(record, '', {})]],
    ),
  );
}

/** Adds the fields of a value, at the path `field`, to `fields`. */
function flatten(value: unknown, field: string, fields: Record<string, string>): Fields {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) fields[field] = shorten(String(value));
    return fields;
  }
  for (const [key, inner] of Object.entries(value))
    if (key !== privateField) flatten(inner, field ? `${field}.${key}` : key, fields);
  return fields;
}

function shorten(words: string): string {
  if (words.length <= longest) return words;
  const mark = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return `${words.slice(0, longest)}… [${mark}]`;
}

/**
 * The time from which visitors see a record (epoch ms): `publishedSince`, but for news not before their date.
 */
export function recordPublishedSince(name: RecordName, record: unknown, timeZone: string): number {
  const since = publishedSince(record as Publishable, timeZone);
  if (kindOf(name) !== 'news') return since;
  return Math.max(since, startOfDay((record as RawNews).date, timeZone));
}
