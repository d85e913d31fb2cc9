const hour = 60 * 60 * 1000;

/** For how long somebody stays signed in at most, and without doing anything (ms; ASVS 5.0, 7.3). */
export const sessionTimes = { whole: 12 * hour, idle: 2 * hour };

/** That somebody was there is written down once in so long (ms): not with each page. */
export const seenEvery = 60_000;

/** The moments after which a session must have begun, and been seen. */
export function sessionsSince(now: Date) {
  return {
    begun: new Date(now.getTime() - sessionTimes.whole).toISOString(),
    seen: new Date(now.getTime() - sessionTimes.idle).toISOString(),
  };
}
