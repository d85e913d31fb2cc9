import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { LogDetail } from './log-detail';
import type { LoggedCommand } from './logged-commands';

export type LogEntry = {
  /** `visitor`, `site`, or a staff member's address. */
  actor: string;
  act: LoggedCommand;
  orderId?: string;
  detail?: Partial<LogDetail>;
};

/** Writes a log entry in the transaction of the logged command. */
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
