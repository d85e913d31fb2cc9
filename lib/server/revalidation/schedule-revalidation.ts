import type { Changes } from '@/lib/catalog/offers/changes';
import { duePages } from './change-times';

type ScheduleOptions = {
  changes: Changes;
  /** Renders pages again, by their addresses. */
  renew: (paths: string[]) => Promise<void>;
  /** Invalidates all built files. Each is rendered again on its next request. */
  renewAll?: () => void;
  fail: (error: unknown) => void;
};

export type RevalidationSchedule = {
  /** Next moment at which a page changes, in milliseconds since 1970. */
  nextChange: () => number | undefined;
  /** Ends the schedule, because other content is served from now on. */
  stop: () => void;
};

/**
 * Maximum timer (ms). Timers stop while the machine sleeps and ignore clock changes, so the clock is read this
 * often.
 */
const longest = 60_000;
/** Delay before a failed rendering is tried again (ms). */
const pause = 30_000;

/** Keeps pages current: at once renders what has changed since the build, then each later change when it is due. */
export async function scheduleRevalidation({
  changes,
  renew,
  renewAll,
  fail,
}: ScheduleOptions): Promise<RevalidationSchedule> {
  let lastRun: number | undefined;
  let next: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function revalidateDue(): Promise<void> {
    const now = Date.now();
    const due = duePages(changes, now, lastRun);
    next = due.next;
    let wait = next === undefined ? undefined : Math.min(next - now, longest);
    try {
      if (due.isAll) renewAll?.();
      if (due.paths.length > 0) await renew(due.paths);
      lastRun = now;
    } catch (error) {
      fail(error);
      wait = pause;
    }
    if (wait === undefined || isStopped) return;
    // Relative to now, since rendering takes time. An early timer finds nothing due and waits again.
    timer = setTimeout(revalidateDue, Math.max(0, now + wait - Date.now())).unref();
  }
  await revalidateDue();
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { nextChange: () => next, stop };
}
