import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseJson } from '@/lib/primitives/json';
import type { Database } from '@/lib/shop/database/open-database';
import type { FieldConflict } from '../publishing/merge-values';
import { type DraftKey, deleteDraft, readDraft, saveDraft } from './draft';

const collisionSchema = z.object({
  /** The field's keys from the root of the entry; positions of lists as digits. */
  keys: z.array(z.string()),
  /** What was typed; absent if the field was emptied. */
  mine: z.unknown(),
  /** What the draft had then; absent for nothing. The rows of a list may have moved since. */
  saved: z.unknown(),
  /** Email address of the person who typed it. */
  by: z.string(),
  at: z.string(),
});

/** A text that was typed into a field while the same draft was saved with another one, in another window or by somebody else. */
export type Collision = z.infer<typeof collisionSchema>;

/** What was typed in vain for a draft. `revision` changes with the list. */
export type Collisions = { list: readonly Collision[]; revision: number };

/**
 * The typed texts are stored beside the draft, which has the text that was saved first, until the editor has taken one
 * of both. They are stored like a draft, but are no entry and cannot be published.
 */
const keyOf = ({ kind, slug, editor }: DraftKey) => ({
  ...{ kind: 'collision', slug: `${kind}/${slug}`, editor },
});

export async function readCollisions(db: Database, draft: DraftKey): Promise<Collisions> {
  const stored = await readDraft(db, keyOf(draft));
  const list = z.array(collisionSchema).safeParse(parseJson(stored?.source ?? ''));
  return { list: list.data ?? [], revision: stored?.revision ?? 0 };
}

/** The texts of conflicts that a person has typed. */
export const collisionsOf = (conflicts: readonly FieldConflict[], by: string, now: Date) =>
  conflicts.map(
    ({ keys, mine, theirs }): Collision => ({
      ...{ keys: [...keys], mine, saved: theirs, by, at: now.toISOString() },
    }),
  );

/** Stores further texts; one that is there already is not stored twice. */
export async function addCollisions(
  db: Database,
  draft: DraftKey,
  added: readonly Collision[],
  now: Date,
): Promise<void> {
  if (added.length === 0) return;
  const { list, revision } = await readCollisions(db, draft);
  const isNew = ({ keys, mine }: Collision) =>
    !list.some((one) => isDeepStrictEqual([one.keys, one.mine], [keys, mine]));
  const all = [...list, ...added.filter(isNew)];
  // Another window has stored one between the two queries.
  if (!(await store(db, draft, { list: all, revision }, now)))
    await addCollisions(db, draft, added, now);
}

/** Removes a text of the list, also if another window has stored one since the list was read. */
export async function removeCollision(
  db: Database,
  draft: DraftKey,
  collision: Collision,
  now: Date,
): Promise<void> {
  const { list, revision } = await readCollisions(db, draft);
  const place = list.findIndex((one) => isDeepStrictEqual(one, collision));
  if (place < 0) return;
  if (!(await store(db, draft, { list: list.toSpliced(place, 1), revision }, now)))
    await removeCollision(db, draft, collision, now);
}

/** Deletes all of them, with the draft. */
export async function deleteCollisions(db: Database, draft: DraftKey): Promise<void> {
  const stored = await readDraft(db, keyOf(draft));
  if (stored) await deleteDraft(db, stored);
}

async function store(
  db: Database,
  draft: DraftKey,
  { list, revision }: Collisions,
  now: Date,
): Promise<boolean> {
  const key = keyOf(draft);
  const source = JSON.stringify(list);
  const change = { ...key, source, base: null, revision: revision || undefined };
  return 'draft' in (await saveDraft(db, change, now));
}

/** A value with another one at a place in it; `undefined` removes the field. */
export function withValueAt(value: unknown, keys: readonly string[], inner: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return inner;
  if (Array.isArray(value)) {
    const place = Math.min(Number(key), value.length);
    const item = withValueAt(value[place], rest, inner);
    return item === undefined ? value.toSpliced(place, 1) : value.toSpliced(place, 1, item);
  }
  const fields = new Map(Object.entries(value ?? {}));
  const field = withValueAt(fields.get(key), rest, inner);
  if (field === undefined) fields.delete(key);
  else fields.set(key, field);
  return Object.fromEntries(fields);
}

/** The value at a place in another one; `undefined` if there is none. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const isBranch = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isBranch ? valueAt((value as Record<string, unknown>)[key], rest) : undefined;
}
