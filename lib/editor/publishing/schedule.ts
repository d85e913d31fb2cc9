import { isRole, mayEnter } from '@/lib/admin/roles';
import { findPerson } from '@/lib/admin/staff';
import { writeLog } from '@/lib/shop/commands/command-log';
import { claimTask } from '@/lib/shop/database/claim-task';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { type Draft, readDrafts } from '../drafts/draft';
import { isEntryKind, mayWrite } from '../entries/entry-kinds';
import { planPublication } from './plan-publication';
import { type Problem, problemOfIssues } from './problem';
import { type PublishContext, type Published, publishDrafts, storeProblem } from './publish-drafts';

/** How long another process leaves what is due to the one that has begun (ms); less than between two looks. */
const interval = 10_000;

/**
 * Has drafts published together at a moment. They are merged and validated now already, so that the editor reads at
 * once what would stop them. `gone`: one of them was changed or deleted meanwhile; none is scheduled then.
 */
export async function scheduleDrafts(
  ids: readonly string[],
  at: Date,
  { db, place, actor, now }: Omit<PublishContext, 'updateSite'>,
): Promise<Published | { ok: false; problem: 'gone' }> {
  const drafts = await readDrafts(db, ids);
  if (drafts.length < ids.length) return { ok: false, problem: 'gone' };
  const plan = await planPublication(drafts, place);
  const refuse = async (problem: Problem): Promise<Published> => {
    await storeProblem(db, drafts, problem);
    return { ok: false, problem };
  };
  if ('conflicts' in plan) return await refuse({ is: 'conflict' });
  if ('issues' in plan) return await refuse(problemOfIssues(plan.issues));
  const values = { state: 'scheduled', publish_at: at.toISOString(), problem: null } as const;
  const batch = crypto.randomUUID();
  return await inTransaction(db, async (tx) => {
    const rows = tx.selectFrom('content_drafts').select(['id', 'revision']);
    const present = await lockRows(tx, rows.where('id', 'in', [...ids])).execute();
    const revisions = new Map(present.map(({ id, revision }) => [id, revision]));
    if (drafts.some(({ id, revision }) => revisions.get(id) !== revision))
      return { ok: false as const, problem: 'gone' as const };
    await tx
      .updateTable('content_drafts')
      .set({ ...values, batch, scheduled_by: actor })
      .where('id', 'in', [...ids])
      .execute();
    const entries = drafts.map(({ kind, slug }) => `${kind}/${slug}`);
    const detail = { entries, publishAt: at.toISOString() };
    await writeLog(tx, { actor, act: 'content scheduled', detail }, now);
    return { ok: true as const };
  });
}

/**
 * Publishes what is due, each batch by itself. One process of the site does it at a time. A batch of somebody who may not
 * publish any more waits for another publisher.
 */
export async function publishDue(context: Omit<PublishContext, 'actor'>): Promise<void> {
  const { db, now } = context;
  const due = await db
    .selectFrom('content_drafts')
    .select(['id', 'kind', 'batch', 'editor', 'scheduled_by'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute();
  if (due.length === 0) return;
  if (!(await claimTask(db, 'content publication', { now, every: interval }))) return;
  for (const batch of new Set(due.map((draft) => draft.batch))) {
    const drafts = due.filter((draft) => draft.batch === batch);
    // Before 0.3 it was not stored who had scheduled a draft.
    const actor = drafts[0]?.scheduled_by ?? drafts[0]?.editor ?? 'site';
    const ids = drafts.map(({ id }) => id);
    const scheduler = drafts[0]?.scheduled_by;
    if (scheduler && !(await mayStillPublish(db, scheduler, drafts))) {
      await storeProblem(db, await readDrafts(db, ids), { is: 'scheduler', message: scheduler });
      continue;
    }
    // While another batch was published, an editor may have gone on writing, or somebody have chosen another moment.
    await publishDrafts(
      ids,
      { ...context, actor, isScheduled: true },
      (draft) => draft.state === 'scheduled' && draft.batch === batch && isDue(draft, now),
    );
  }
}

/** Whether a person is still invited, with a role that may publish these drafts. */
async function mayStillPublish(
  db: Database,
  email: string,
  drafts: readonly Pick<Draft, 'kind'>[],
): Promise<boolean> {
  const { role } = (await findPerson(db, email)) ?? {};
  return (
    isRole(role) &&
    mayEnter(role, 'publishing') &&
    drafts.every(({ kind }) => !isEntryKind(kind) || mayWrite(role, kind))
  );
}

const isDue = ({ publish_at }: { publish_at: string | null }, now: Date) =>
  publish_at !== null && publish_at <= now.toISOString();
