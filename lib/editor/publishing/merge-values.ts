import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';
import { matchItems } from '../entries/match-items';

/** A field that two people have changed differently. `undefined`: the field is absent. */
export type FieldConflict = {
  /** Its keys from the root; none for the whole entry. */
  keys: readonly string[];
  /** The keys, joined by dots. */
  field: string;
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
};

/** The editor's choice for each conflicting field: their own value, or the other one. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Three = { base: unknown; mine: unknown; theirs: unknown };
type Merged = { value: unknown; conflicts: FieldConflict[] };

/**
 * Merges two changes of one value, field by field. Lists are merged by position while nothing was added, removed, moved or
 * replaced, else as a whole: the alternative text of a picture must not end at another. A conflict without a choice
 * leaves their value in the result.
 */
export function mergeValues(
  three: Three,
  choices: Choices = {},
  keys: readonly string[] = [],
): Merged {
  const { base, mine, theirs } = three;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base))
    return { value: theirs, conflicts: [] };
  if (isDeepStrictEqual(theirs, base)) return { value: mine, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs) && (base === undefined || isRecord(base)))
    return mergeRecords({ base: base ?? {}, mine, theirs }, choices, keys);
  if (isList(mine) && isList(theirs) && isList(base) && haveOnePlace(base, mine, theirs)) {
    const merged = mergeRecords({ base, mine, theirs } as unknown as Records, choices, keys);
    return { ...merged, value: Object.values(merged.value) };
  }
  const field = keys.join('.');
  const united = unordered.has(field) && uniteLists(three);
  if (united) return { value: united, conflicts: [] };
  const choice = Object.hasOwn(choices, field) ? choices[field] : undefined;
  if (choice) return { value: three[choice], conflicts: [] };
  return { value: theirs, conflicts: [{ keys, field, base, mine, theirs }] };
}

/** Lists whose order has no meaning, so that additions of two editors can be united. */
const unordered = new Set(['screenings']);

/**
 * Their list without the items that I have removed, and with those that I have added. `undefined` if both have changed
 * or removed the same item: an editor has to decide.
 */
function uniteLists({ base = [], mine, theirs }: Three): unknown[] | undefined {
  if (!isList(base) || !isList(mine) || !isList(theirs)) return undefined;
  const has = (list: unknown[], item: unknown) => list.some((one) => isDeepStrictEqual(one, item));
  if (base.some((item) => !has(mine, item) && !has(theirs, item))) return undefined;
  const kept = theirs.filter((item) => !has(base, item) || has(mine, item));
  return [...kept, ...mine.filter((item) => !has(base, item) && !has(theirs, item))];
}

type Values = Record<string, unknown>;
type Records = { base: Values; mine: Values; theirs: Values };

/** Their order of the fields, then what only my change has. */
function mergeRecords({ base, mine, theirs }: Records, choices: Choices, above: readonly string[]) {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const conflicts: FieldConflict[] = [];
  const value = new Map<string, unknown>();
  for (const key of keys) {
    const three = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    const merged = mergeValues(three, choices, [...above, key]);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) value.set(key, merged.value);
  }
  return { value: Object.fromEntries(value), conflicts };
}

/** People and cinemas are keyed by what an editor types, which may be the name of something every object has. */
const own = (values: Values, key: string) => (Object.hasOwn(values, key) ? values[key] : undefined);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Whether each item of both changed lists is the one that was in its place before. */
function haveOnePlace(base: unknown[], mine: unknown[], theirs: unknown[]): boolean {
  if (mine.length !== base.length || theirs.length !== base.length) return false;
  const isMoved = [mine, theirs].some((list) =>
    matchItems(base, list).some((index, at) => index !== undefined && index !== at),
  );
  return !isMoved && base.every((item, at) => haveOneItem(item, mine[at], theirs[at]));
}

/** Whether an item that both have changed is still the same one: neither has changed all of its fields. */
function haveOneItem(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(theirs, base)) return true;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return true;
  const keys = Object.keys(base);
  const isKept = (item: Values) =>
    keys.some((key) => isDeepStrictEqual(own(item, key), own(base, key)));
  return keys.length < 2 || (isKept(mine) && isKept(theirs));
}
