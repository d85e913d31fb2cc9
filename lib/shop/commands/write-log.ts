import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { LogDetail } from './log-detail';
import type { LoggedCommand } from './logged-commands';

export type LogEntry = {
  /** `visitor`, `site`, or the address of one of the house. */
  actor: string;
  act: LoggedCommand;
  orderId?: string;
  detail?: Partial<LogDetail>;
};

/** A line of who did what, in the transaction of what was done. */
export async function writeLog(tx: Database, entry: LogEntry, now: Date): Promise<void> {
  const { actor, act, orderId, detail = {} } = entry;
  await tx
    .insertInto('log')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      ...{ actor, act, order_id: orderId ?? null, detail: JSON.stringify(detail) },
    })
    .execute();
}
