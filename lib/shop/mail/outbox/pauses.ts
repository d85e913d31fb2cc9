const minute = 60_000;
const hour = 60 * minute;

/**
 * Delays before each retry (ms): three days in total, time enough to notice a mail server failure.
 */
const pauses = [
  ...[1, 5, 15].map((minutes) => minutes * minute),
  ...[1, 4].map((hours) => hours * hour),
  ...Array<number>(5).fill(12 * hour),
];

/** Due date of entries that are no longer retried; they are kept and listed (`listWaiting`). */
export const never = '9999-12-31T23:59:59.999Z';

/** The time of the next try after this number of failures. */
export function nextTry(tries: number, now: Date): string {
  const pause = pauses[tries - 1];
  return pause === undefined ? never : new Date(now.getTime() + pause).toISOString();
}
