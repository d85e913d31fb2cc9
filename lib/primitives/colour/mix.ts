import { channels, hexOf } from './channels';

/** Interpolates between two `#rrggbb` colours; `part` is 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)];
  return hexOf(from.map((value, at) => value + ((to[at] as number) - value) * part));
}
