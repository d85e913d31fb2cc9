import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';
import { matchItems } from '../entries/match-items';

/** A field that differs; `undefined`: it is absent. */
export type FieldChange = { keys: string[]; before: unknown; after: unknown };

/**
 * The fields in which two values differ, as deep as both have the same groups. Items of lists of groups are compared
 * with what they were before, wherever they were moved; other lists differ as a whole.
 */
export function diffValues(before: unknown, after: unknown, keys: string[] = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      diffValues(own(before, name), own(after, name), [...keys, name]),
    );
  }
  const changes = isGroups(before) && isGroups(after) ? diffItems(before, after, keys) : [];
  return changes.length > 0 ? changes : [{ keys, before, after }];
}

const isGroups = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every(isRecord);

function diffItems(before: unknown[], after: unknown[], keys: string[]): FieldChange[] {
  const matches = matchItems(before, after);
  const removed = [...before.keys()].filter((index) => !matches.includes(index));
  return [
    ...after.flatMap((item, at) => {
      const from = matches[at];
      return diffValues(from === undefined ? undefined : before[from], item, [...keys, `${at}`]);
    }),
    ...removed.map((at) => ({ keys: [...keys, `${at}`], before: before[at], after: undefined })),
  ];
}

const own = (values: Record<string, unknown>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;
