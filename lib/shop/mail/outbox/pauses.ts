const minute = 60_000;
const hour = 60 * minute;

/**
 * Before the second try and those after it (ms): all in all three days, in which somebody has noticed that the mail
 * server is away.
 */
const pauses = [
  ...[1, 5, 15].map((minutes) => minutes * minute),
  ...[1, 4].map((hours) => hours * hour),
  ...Array<number>(5).fill(12 * hour),
];

/** What is no longer tried by itself is due then: it stays, and is seen (`listWaiting`). */
export const never = '9999-12-31T23:59:59.999Z';

/** When something is tried again that has failed so many times. */
export function nextTry(tries: number, now: Date): string {
  const pause = pauses[tries - 1];
  return pause === undefined ? never : new Date(now.getTime() + pause).toISOString();
}
