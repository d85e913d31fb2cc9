import { type AdBreak, momentOf } from '../ad-break';

type Passed = { due: string[]; passed: string[] };

/**
 * The mid-rolls due when the film has moved from one time to another (seconds): the unplayed ones at the
 * latest position in between. Earlier ones are returned as `passed` and count as played.
 */
export function dueBreak(
  breaks: readonly AdBreak[],
  played: readonly string[],
  { from, to, duration }: { from: number; to: number; duration: number },
): Passed {
  const between = breaks
    .map((one) => ({ one, moment: momentOf(one, duration) }))
    .filter(
      ({ one, moment }) =>
        moment !== undefined && moment > from && moment <= to && !played.includes(one.id),
    )
    .sort((a, b) => (a.moment ?? 0) - (b.moment ?? 0));
  const last = between.at(-1)?.moment;
  const idsOf = (wanted: boolean) =>
    between.filter(({ moment }) => (moment === last) === wanted).map(({ one }) => one.id);
  return { due: idsOf(true), passed: idsOf(false) };
}
