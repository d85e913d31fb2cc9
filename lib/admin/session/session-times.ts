const hour = 60 * 60 * 1000;

/** Maximum duration of a session, in total and idle (ms; ASVS 5.0, 7.3). */
export const sessionTimes = { whole: 12 * hour, idle: 2 * hour };

/** Minimum interval between updates of `seen_at` (ms), to avoid a write per page. */
export const seenEvery = 60_000;

/** The earliest `created_at` and `seen_at` of valid sessions. */
export function sessionsSince(now: Date) {
  return {
    begun: new Date(now.getTime() - sessionTimes.whole).toISOString(),
    seen: new Date(now.getTime() - sessionTimes.idle).toISOString(),
  };
}
