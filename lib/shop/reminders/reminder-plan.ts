import type { Selectable } from 'kysely';
import { addDays } from '@/lib/primitives/time/days';
import type { ReminderTable } from '@/lib/shop/database/tables';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The reminders of an unpaid bill: a first and a second one. */
export const reminderSteps = [1, 2] as const;
export type ReminderStep = (typeof reminderSteps)[number];

export type PastReminder = Selectable<ReminderTable>;

type Bill = NonNullable<ShopConfig['payment']['bill']>;

/** What an overdue order waits for, and from which day (`2026-12-31`). */
export type NextStep =
  | { is: 'reminder'; step: ReminderStep; from: string }
  | { is: 'cancel'; from: string };

/**
 * The next step of an overdue order; `undefined` if nothing is planned. Steps follow each other at least as far
 * apart as `shop.yaml` says, even if they start late (the site was down, or reminders have only just been
 * configured). So no order is cancelled before the time given by its last reminder.
 * @param dueOn the day until which the bill was to be paid
 */
export function nextStep(
  dueOn: string,
  past: readonly PastReminder[],
  { reminders = [], cancelAfter }: Pick<Bill, 'reminders' | 'cancelAfter'>,
): NextStep | undefined {
  const done = past.length === 0 ? 0 : Math.max(...past.map(({ step }) => step));
  const last = past.find(({ step }) => step === done);
  /** The day of a step that is planned `days` after the due date; later if the last step was late. */
  const fromDay = (days: number) => {
    const planned = addDays(dueOn, days);
    if (!last) return planned;
    const apart = days - (reminders[done - 1]?.days ?? days);
    const earliest = addDays(siteDay(new Date(last.at)), Math.max(apart, 0));
    return planned > earliest ? planned : earliest;
  };
  const reminder = reminders[done];
  const step = reminderSteps[done];
  if (reminder && step) return { is: 'reminder', step, from: fromDay(reminder.days) };
  return cancelAfter === undefined ? undefined : { is: 'cancel', from: fromDay(cancelAfter) };
}
