/** Position of an ad break in the film: seconds, or a share of the duration such as `50%`. */
export type AdBreak = { id: string; at: 'start' | 'end' | number | `${number}%` };

/**
 * The position of a mid-roll in seconds; undefined for a pre-roll or post-roll, and for a share while the
 * duration is unknown.
 */
export function momentOf({ at }: AdBreak, duration: number): number | undefined {
  if (typeof at === 'number') return at;
  if (at === 'start' || at === 'end' || !(duration > 0)) return undefined;
  return (Number.parseFloat(at) / 100) * duration;
}
