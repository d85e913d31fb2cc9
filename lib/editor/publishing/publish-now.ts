import { type AdminContext, hasAccess } from '@/lib/admin/entry/enter-admin';
import { writeLog } from '@/lib/shop/commands/command-log';
import { inTransaction } from '@/lib/shop/database/transactions';
import { contentPath, entryPagePath } from '../content-paths';
import { contentPlace } from '../content-place';
import { readCollisions } from '../drafts/collisions';
import { type Draft, readDrafts } from '../drafts/draft';
import { isEntryKind, mayWrite } from '../entries/entry-kinds';
import { entryNameOf } from './plan-publication';
import { type PublishContext, publishDrafts } from './publish-drafts';
import { updateSite } from './update-site';

/** What publishing needs, for a person in the admin. */
export function publishContextOf({ db, visitor, now }: AdminContext): PublishContext {
  return { db, place: contentPlace(), actor: visitor.email, now, updateSite };
}

/**
 * Publishes drafts together. @returns the page to redirect to: the entry, or the overview for several; on a conflict the
 * page where the editor chooses
 */
export async function publishNow(admin: AdminContext, ids: readonly string[]): Promise<string> {
  const drafts = await readDrafts(admin.db, ids);
  const [first] = drafts;
  const entry = first && entryNameOf(first);
  if (!entry || drafts.length < ids.length) return contentPath({ fault: 'gone' });
  const choice = await choicePath(admin, drafts);
  if (choice) return choice;
  const published = await publishDrafts(ids, publishContextOf(admin));
  const isAlone = drafts.length === 1;
  if (published.ok) {
    const said = noticeOf(published);
    return isAlone ? entryPagePath(entry, undefined, { said }) : contentPath({ said });
  }
  if (!isAlone) return contentPath({ fault: 'refused' });
  return published.problem.is === 'conflict'
    ? entryPagePath(entry, 'conflict', { draft: first.id })
    : entryPagePath(entry, undefined, { fault: 'refused', draft: first.id });
}

/**
 * The page where the editor chooses, if a draft has fields with two texts (`readCollisions`): none is published before
 * somebody has seen both.
 */
export async function choicePath(
  { db }: AdminContext,
  drafts: readonly Draft[],
): Promise<string | undefined> {
  for (const draft of drafts) {
    const entry = entryNameOf(draft);
    const { list } = await readCollisions(db, draft);
    if (entry && list.length > 0) return entryPagePath(entry, 'conflict', { draft: draft.id });
  }
  return undefined;
}

/** Whether a person may write entries of a draft's kind; a kind of a later version counts as not. */
export const mayWriteDraft = ({ visitor }: AdminContext, { kind }: Pick<Draft, 'kind'>) =>
  isEntryKind(kind) && mayWrite(visitor.role, kind);

/** The notice after a successful publication. */
export const noticeOf = ({ needsBuild }: { needsBuild?: true }) =>
  needsBuild ? 'published-for-build' : 'published';

/**
 * Marks a person's draft as finished, for somebody who may publish. A draft that has its moment already keeps it: only
 * who publishes, or the editor by writing on, takes it away. @returns the page to redirect to
 */
export async function handIn(admin: AdminContext, id: string): Promise<string> {
  const { db, visitor, now } = admin;
  const [draft] = await readDrafts(db, [id]);
  const entry = draft && entryNameOf(draft);
  const isTheirs = draft?.editor === visitor.email || hasAccess(admin, 'publishing');
  if (!entry || !isTheirs || !mayWriteDraft(admin, draft)) return contentPath({ fault: 'gone' });
  const choice = await choicePath(admin, [draft]);
  if (choice) return choice;
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('content_drafts')
      .set({ state: 'waiting', publish_at: null, batch: null })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    const detail = { entries: [`${entry.kind}/${entry.slug}`] };
    await writeLog(tx, { actor: visitor.email, act: 'content handed in', detail }, now);
  });
  return entryPagePath(entry, undefined, { said: 'handed-in' });
}
