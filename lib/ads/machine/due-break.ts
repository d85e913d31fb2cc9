import { type AdBreak, momentOf } from '../ad-break';

type Passed = { due?: AdBreak; passed: string[] };

/**
 * The mid-roll to play when the film has gone or jumped from one second to another: the last of
 * those in between that have not been played. All of them count as played from then on.
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
    .sort((a, b) => (a.moment ?? 0) - (b.moment ?? 0))
    .map(({ one }) => one);
  return { due: between.at(-1), passed: between.map(({ id }) => id) };
}
