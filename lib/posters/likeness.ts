import type { PosterLook } from './poster-look';

/** Likeness from which two posters count as similar, so that another edition is tried. */
export const alike = 0.6;

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Closeness of two `#rrggbb` colours: 1 for equal, 0 from a third of the distance between black and white.
 */
function nearness(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  const distance = Math.hypot(...a.map((value, at) => value - (b[at] as number)));
  return Math.max(0, 1 - distance / 147);
}

/** Likeness of two posters before drawing, 0 to 1: by motif and inks. */
export function likeness(one: PosterLook, other: PosterLook): number {
  const shown = one.motif === other.motif ? 0.6 : 0;
  const ground = 0.25 * nearness(one.inks.ground, other.inks.ground);
  return shown + ground + 0.15 * nearness(one.inks.form, other.inks.form);
}
