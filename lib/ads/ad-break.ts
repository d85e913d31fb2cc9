/** Where in the film a break lies: seconds, or a share of its length such as `50%`. */
export type AdBreak = { id: string; at: 'start' | 'end' | number | `${number}%` };

/** The moment of a mid-roll in seconds; nothing for a pre- or post-roll, or while unknown. */
export function momentOf({ at }: AdBreak, duration: number): number | undefined {
  if (typeof at === 'number') return at;
  if (at === 'start' || at === 'end' || !(duration > 0)) return undefined;
  return (Number.parseFloat(at) / 100) * duration;
}
