import { parseTable } from '@/lib/primitives/table/parse-table';
import type { Database } from '@/lib/shop/database/open-database';
import { deleteDraft, readDraft, saveDraft } from '../drafts/draft';
import { writePasted } from './pasted-table';

/**
 * A pasted table is stored like a draft, so that it outlasts a session, but it is not an entry and cannot be published.
 */
const keyOf = (editor: string) => ({ kind: 'paste', slug: 'screenings', editor });

/** The pasted table of an editor, as far as its rows are not yet added to the drafts. The first row is the head. */
export async function readPaste(db: Database, editor: string): Promise<string[][] | undefined> {
  const stored = await readDraft(db, keyOf(editor));
  if (!stored?.source) return undefined;
  const rows = parseTable(stored.source).flatMap(({ cells }) => (cells ? [cells] : []));
  return rows.length > 1 ? rows : undefined;
}

/** Replaces the stored table; one without rows deletes it. */
export async function storePaste(
  db: Database,
  editor: string,
  table: string[][],
  now: Date,
): Promise<void> {
  const stored = await readDraft(db, keyOf(editor));
  if (table.length < 2) {
    if (stored) await deleteDraft(db, stored);
    return;
  }
  const source = writePasted(table);
  const change = { ...keyOf(editor), source, base: null, revision: stored?.revision };
  const saved = await saveDraft(db, change, now);
  if ('changed' in saved) await storePaste(db, editor, table, now);
}
