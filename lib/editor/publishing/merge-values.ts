import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';

/** A field that two people have changed differently. `undefined`: the field is absent. */
export type FieldConflict = {
  /** Its keys from the root, joined by dots; empty for the whole entry. */
  field: string;
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
};

/** Which change of a conflicting field is kept, by field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Three = { base: unknown; mine: unknown; theirs: unknown };
type Merged = { value: unknown; conflicts: FieldConflict[] };

/**
 * Merges two changes of one value, field by field. Lists are merged by position while nothing was added or removed,
 * else as a whole. A conflict without a choice leaves their value in the result.
 */
export function mergeValues(three: Three, choices: Choices = {}, field = ''): Merged {
  const { base, mine, theirs } = three;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base))
    return { value: theirs, conflicts: [] };
  if (isDeepStrictEqual(theirs, base)) return { value: mine, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs) && (base === undefined || isRecord(base)))
    return mergeRecords({ base: base ?? {}, mine, theirs }, choices, field);
  if (isList(mine) && isList(theirs) && isList(base) && haveOneLength(mine, theirs, base)) {
    const merged = mergeRecords({ base, mine, theirs } as unknown as Records, choices, field);
    return { ...merged, value: Object.values(merged.value) };
  }
  const choice = Object.hasOwn(choices, field) ? choices[field] : undefined;
  if (choice) return { value: three[choice], conflicts: [] };
  return { value: theirs, conflicts: [{ field, base, mine, theirs }] };
}

type Values = Record<string, unknown>;
type Records = { base: Values; mine: Values; theirs: Values };

/** Their order of the fields, then what only my change has. */
function mergeRecords({ base, mine, theirs }: Records, choices: Choices, field: string) {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const conflicts: FieldConflict[] = [];
  const value: Values = {};
  for (const key of keys) {
    const three = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const merged = mergeValues(three, choices, field ? `${field}.${key}` : key);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value, conflicts };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const haveOneLength = (...lists: unknown[][]) =>
  new Set(lists.map(({ length }) => length)).size === 1;
