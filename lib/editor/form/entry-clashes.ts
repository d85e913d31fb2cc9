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
  const conflictsOf = (base: string | null, theirs: string | null) => {
    if (!draft) return [];
    const merged = mergeSources({ base, mine: draft.source, theirs }, schema);
    return 'conflicts' in merged ? merged.conflicts : [];
  };
  const listed = await listDrafts(db, { kind, slug });
  const others = await readDrafts(
    db,
    listed.filter((one) => one.editor !== editor).map(({ id }) => id),
  );
  return {
    collisions: await readCollisions(db, { kind, slug, editor }),
    published: draft ? conflictsOf(draft.base, published) : [],
    others: others.map((other) => ({
      draft: other,
      fields: conflictsOf(published, other.source),
    })),
  };
}
