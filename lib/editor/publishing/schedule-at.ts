import { z } from 'zod';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { momentsAt } from '@/lib/primitives/time/time-zones';
import { writeLog } from '@/lib/shop/commands/command-log';
import { inTransaction } from '@/lib/shop/database/transactions';
import type { ContentFault } from '../content-paths';
import type { Draft } from '../drafts/draft';
import { publishContextOf } from './publish-now';
import { scheduleDrafts } from './schedule';

const wallClock = z.object({ day: z.iso.date(), time: z.string().regex(/^\d{2}:\d{2}$/) });

/**
 * Has drafts published at a day and time as the site's clocks show them (`2026-12-01`, `10:00`).
 * @returns why they are not scheduled; `undefined` if they are
 */
export async function scheduleAt(
  admin: AdminContext,
  ids: readonly string[],
  typed: { day?: unknown; time?: unknown },
): Promise<ContentFault | undefined> {
  const clock = wallClock.safeParse(typed);
  if (!clock.success) return 'no-moment';
  const [at] = momentsAt(clock.data.day, clock.data.time, getLibrary().site.timeZone);
  if (at === undefined || at <= admin.now.getTime()) return 'past';
  const scheduled = await scheduleDrafts(ids, new Date(at), publishContextOf(admin));
  if (scheduled.ok) return undefined;
  return scheduled.problem === 'gone' ? 'gone' : 'refused';
}

/** Takes back that a draft will be published at its moment; the draft stays. */
export async function unschedule({ db, visitor, now }: AdminContext, draft: Draft): Promise<void> {
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('content_drafts')
      .set({ state: 'draft', publish_at: null, batch: null, scheduled_by: null })
      .where('id', '=', draft.id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    const detail = { entries: [`${draft.kind}/${draft.slug}`] };
    await writeLog(tx, { actor: visitor.email, act: 'content unscheduled', detail }, now);
  });
}
