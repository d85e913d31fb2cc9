import type { Database } from '@/lib/shop/database/open-database';
import { type Collisions, readCollisions } from '../drafts/collisions';
import { type Draft, listDrafts, readDrafts } from '../drafts/draft';
import { entryKinds } from '../entries/entry-kinds';
import { mergeSources } from '../publishing/merge-sources';
import type { FieldConflict } from '../publishing/merge-values';
import type { EntryFile, EntryState } from './entry-state';

/** What others, or other windows, have written into the same entry. */
export type Clashes = {
  /** Texts that were typed while the draft was saved with others. */
  collisions: Collisions;
  /** Fields that were published with another text since the draft was begun. */
  published: readonly FieldConflict[];
  /** Other editors' drafts of the entry, with the fields that both have changed differently. */
  others: readonly { draft: Draft; fields: readonly FieldConflict[] }[];
};

export async function readClashes(
  db: Database,
  { kind, slug }: EntryFile,
  { draft, published }: EntryState,
  editor: string,
): Promise<Clashes> {
  const { schema } = entryKinds[kind];
  const conflictsIn = (texts: Parameters<typeof mergeSources>[0]) => {
    const merged = mergeSources(texts, schema);
    return 'conflicts' in merged ? merged.conflicts : [];
  };
  /** A draft as it would be published now, with its own texts in fields that need a choice first. */
  const asOfNow = ({ base, source }: Draft) => {
    const texts = { base, mine: source, theirs: published };
    const own = conflictsIn(texts).map(({ field }) => [field, 'mine'] as const);
    const merged = mergeSources(texts, schema, Object.fromEntries(own));
    return 'conflicts' in merged ? source : merged.text;
  };
  const listed = await listDrafts(db, { kind, slug });
  const others = await readDrafts(
    db,
    listed.filter((one) => one.editor !== editor).map(({ id }) => id),
  );
  return {
    collisions: await readCollisions(db, { kind, slug, editor }),
    published: draft
      ? conflictsIn({ base: draft.base, mine: draft.source, theirs: published })
      : [],
    others: others.map((other) => ({
      draft: other,
      fields: draft
        ? conflictsIn({ base: published, mine: asOfNow(draft), theirs: asOfNow(other) })
        : [],
    })),
  };
}
