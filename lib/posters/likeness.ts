import type { PosterLook } from './poster-look';

/** From here on two posters show the same thing: another edition is looked for. */
export const alike = 0.6;

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How near two `#rrggbb` colours are: 1 the same, 0 from a third of the way from black to white on. */
function nearness(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const distance = Math.hypot(...a.map((value, at) => value - (b[at] as number)));
  return Math.max(0, 1 - distance / 147);
}

/** How alike two posters are before they are drawn, 0 to 1: what they show, then the inks. */
export function likeness(one: PosterLook, other: PosterLook): number {
  const shown = one.motif === other.motif ? 0.6 : 0;
  const ground = 0.25 * nearness(one.inks.ground, other.inks.ground);
  return shown + ground + 0.15 * nearness(one.inks.form, other.inks.form);
}
