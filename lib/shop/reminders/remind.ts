import { writeLog } from '@/lib/shop/commands/command-log';
import {
  type OrderCommand,
  OrderCommandError,
  runOrderCommand,
} from '@/lib/shop/commands/order-command';
import type { Database } from '@/lib/shop/database/open-database';
import type { ReminderTable } from '@/lib/shop/database/tables';
import { enqueueCustomerMail } from '@/lib/shop/mail/outbox/outbox';
import { readReminders } from './overdue-orders';
import { type ReminderStep, reminderSteps } from './reminder-plan';

type Reminder = OrderCommand & { step: ReminderStep; state: ReminderTable['state'] };

/**
 * Sends the next reminder of an overdue order, or skips it. Each step is done once, even if two processes, or staff
 * and the automatic reminders, run at the same time.
 * @throws OrderCommandError if the order is not overdue, or `step` is not its next one
 */
export function remind(
  db: Database,
  { orderId, actor, now, step, state }: Reminder,
): Promise<void> {
  return runOrderCommand(db, 'remind', orderId, async (tx, order) => {
    const { isOverdue, past } = await readReminders(tx, orderId, now);
    const isNext = step === (past.at(-1)?.step ?? 0) + 1;
    if (!isNext || !isOverdue) throw new OrderCommandError('remind', 'not-overdue', order.number);
    if (state === 'sent' && !order.email)
      throw new OrderCommandError('remind', 'forgotten', order.number);
    const row = { order_id: orderId, step, state, at: now.toISOString() };
    await tx.insertInto('reminders').values(row).execute();
    if (state === 'sent') await enqueueCustomerMail(tx, 'reminder', orderId, now, { step });
    const act = state === 'sent' ? 'reminded' : 'reminder skipped';
    await writeLog(tx, { actor, act, orderId, detail: { step } }, now);
  });
}

/** The step that staff may send or skip now; `undefined` after the last one. */
export function nextReminder(past: readonly { step: number }[]): ReminderStep | undefined {
  return reminderSteps[past.at(-1)?.step ?? 0];
}
