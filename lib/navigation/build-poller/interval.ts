/** How often a tab asks for the latest build, in milliseconds (specification, section 9). */
export const interval = 3_600_000;

/** Whether a tab that asked at `asked` has to ask again at `now` (milliseconds since 1970). */
export function isDue(asked: number, now: number): boolean {
  return now - asked >= interval;
}
