import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';

/** A field that differs; `undefined`: it is absent. */
export type FieldChange = { keys: string[]; before: unknown; after: unknown };

/**
 * The fields in which two values differ, as deep as both have the same groups. Lists are compared by position while
 * they are equally long, else they differ as a whole.
 */
export function diffValues(before: unknown, after: unknown, keys: string[] = []): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isGroup = isRecord(before) && isRecord(after);
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isGroup && !isList) return [{ keys, before, after }];
  const [one, other] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    diffValues(own(one, name), own(other, name), [...keys, name]),
  );
}

const own = (values: Record<string, unknown>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;
