import type { Changes } from '@/lib/catalog/offers/changes';
import { duePages } from './due-pages';

type Given = {
  changes: Changes;
  /** Makes pages anew, by their addresses. */
  renew: (paths: string[]) => Promise<void>;
  /** Makes all anew that the build has written. */
  renewAll?: () => Promise<void>;
  fail: (error: unknown) => void;
};

export type Current = {
  /** When a page changes next, in milliseconds since 1970. */
  nextChange: () => number | undefined;
};

/** A timer counts only while the machine is awake, and knows nothing of a clock that is put right: so often it is read (ms). */
const longest = 60_000;
/** A page that could not be made anew is tried again after this (milliseconds). */
const pause = 30_000;

/** Keeps pages true to the minute: makes anew at once what has changed since the build, the rest in its time. */
export async function keepCurrent({ changes, renew, renewAll, fail }: Given): Promise<Current> {
  let since: number | undefined;
  let next: number | undefined;

  async function turn(): Promise<void> {
    const now = Date.now();
    const due = duePages(changes, now, since);
    next = due.next;
    let wait = next === undefined ? undefined : Math.min(next - now, longest);
    try {
      if (due.isAll) await renewAll?.();
      if (due.paths.length > 0) await renew(due.paths);
      since = now;
    } catch (error) {
      fail(error);
      wait = pause;
    }
    if (wait === undefined) return;
    // Counted from now: making pages took its time. An early timer finds nothing due and waits again.
    setTimeout(turn, Math.max(0, now + wait - Date.now())).unref();
  }
  await turn();
  return { nextChange: () => next };
}
