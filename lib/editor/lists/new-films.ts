import type { Database } from '@/lib/shop/database/open-database';
import { listDrafts, readDrafts } from '../drafts/draft';
import { type EntryFile, listSlugs, summarize } from './entry-files';

/** Films that are drafts alone, with the titles that their drafts give them. */
export async function readNewFilms(
  db: Database,
  contentFolder: string,
): Promise<(Omit<EntryFile, 'modifiedAt'> & { draftId: string })[]> {
  const drafts = await listDrafts(db, { kind: 'film' });
  if (drafts.length === 0) return [];
  const known = new Set(listSlugs('film', contentFolder));
  const created = drafts.filter(({ slug }) => !known.has(slug)).map(({ id }) => id);
  const texts = await readDrafts(db, created);
  return texts.flatMap(({ id, slug, source }) =>
    source === null ? [] : [{ slug, draftId: id, ...summarize(source) }],
  );
}
