/** Interval between requests for the latest build, in milliseconds (specification, section 9). */
export const interval = 3_600_000;

/** Whether the next request is due at `now`, after one at `asked` (milliseconds since 1970). */
export function isDue(asked: number, now: number): boolean {
  return now - asked >= interval;
}
