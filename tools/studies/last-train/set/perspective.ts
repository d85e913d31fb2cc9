import { grey, lineThrough, shape } from '../../picture/svg';
import { height, width } from '../scene';

/** Metres: x to the right, y up from the ground, z ahead. */
export type Spot = readonly [x: number, y: number, z: number];

/** Where the eye is and how far it sees at once: `focus` is the screen's distance in units of the picture. */
export type Eye = { x: number; y: number; z: number; focus: number; horizon: number };

/** Nearer than this nothing is drawn. */
const nearest = 0.35;

export type View = {
  /** A spot in the picture. */
  at: (spot: Spot) => readonly [number, number];
  /** How many units of the picture a metre is at `z`. */
  metre: (z: number) => number;
  face: (spots: readonly Spot[], lightness: number, more?: string) => string;
  eye: Eye;
};

/** The world as it is seen from `eye`; with `mirrored` as the wet ground shows it. */
export function viewFrom(eye: Eye, mirrored = false): View {
  const metre = (z: number) => eye.focus / Math.max(nearest, z - eye.z);
  const at = ([x, y, z]: Spot) => {
    const scale = metre(z);
    const up = mirrored ? -y : y;
    return [width / 2 + (x - eye.x) * scale, height * eye.horizon - (up - eye.y) * scale] as const;
  };
  const face = (spots: readonly Spot[], lightness: number, more = '') => {
    if (spots.every(([, , z]) => z - eye.z <= nearest)) return '';
    return shape(lineThrough(spots.map(at), true), grey(lightness), more);
  };
  return { at, metre, face, eye };
}

/** The lightness of a thing `distance` metres away in the night's haze. */
export function inHaze(lightness: number, distance: number, haze: number, reach = 90): number {
  const share = Math.exp(-Math.max(0, distance) / reach);
  return haze + (lightness - haze) * share;
}
