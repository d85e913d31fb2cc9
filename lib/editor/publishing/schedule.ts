import { writeLog } from '@/lib/shop/commands/command-log';
import { claimTask } from '@/lib/shop/database/claim-task';
import { inTransaction } from '@/lib/shop/database/transactions';
import { readDrafts } from '../drafts/draft';
import { planPublication } from './plan-publication';
import { type Problem, problemOfIssues } from './problem';
import { type PublishContext, type Published, publishDrafts } from './publish-drafts';

/** Interval between two looks for what is due (ms). */
const interval = 15_000;

/**
 * Has drafts published together at a moment. They are merged and validated now already, so that the editor reads at
 * once what would stop them.
 */
export async function scheduleDrafts(
  ids: readonly string[],
  at: Date,
  { db, place, actor, now }: Omit<PublishContext, 'updateSite'>,
): Promise<Published> {
  const drafts = await readDrafts(db, ids);
  const plan = await planPublication(drafts, place.contentFolder);
  if ('conflicts' in plan) return { ok: false, problem: { is: 'conflict' } satisfies Problem };
  if ('issues' in plan) return { ok: false, problem: problemOfIssues(plan.issues) };
  const values = { state: 'scheduled', publish_at: at.toISOString(), problem: null } as const;
  const batch = crypto.randomUUID();
  await inTransaction(db, async (tx) => {
    for (const { id, revision } of drafts)
      await tx
        .updateTable('content_drafts')
        .set({ ...values, batch })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .execute();
    const entries = drafts.map(({ kind, slug }) => `${kind}/${slug}`);
    const detail = { entries, publishAt: at.toISOString() };
    await writeLog(tx, { actor, act: 'content scheduled', detail }, now);
  });
  return { ok: true };
}

/** Publishes what is due, each batch by itself. One process of the site does it at a time. */
export async function publishDue(context: Omit<PublishContext, 'actor'>): Promise<void> {
  const { db, now } = context;
  const due = await db
    .selectFrom('content_drafts')
    .select(['id', 'batch', 'editor'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute();
  if (due.length === 0) return;
  if (!(await claimTask(db, 'content publication', { now, every: interval }))) return;
  for (const batch of new Set(due.map((draft) => draft.batch))) {
    const drafts = due.filter((draft) => draft.batch === batch);
    const [{ editor: actor } = { editor: 'site' }] = drafts;
    await publishDrafts(
      drafts.map(({ id }) => id),
      { ...context, actor },
    );
  }
}
