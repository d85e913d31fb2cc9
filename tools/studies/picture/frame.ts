import type { Format } from './format';

/** The picture of the studies that are drawn of plain shapes. */
export const wide: Format = { width: 1280, height: 720, framesPerSecond: 25 };
export const { width, height, framesPerSecond } = wide;

export type Point = readonly [x: number, y: number];
type Paint = { fill: string; multiply?: boolean };

/** Angles in radians, clockwise from three o'clock. */
export type Shape =
  | (Paint & { kind: 'polygon'; points: readonly Point[] })
  | (Paint & { kind: 'disc'; x: number; y: number; r: number })
  | (Paint & {
      kind: 'arc';
      x: number;
      y: number;
      inner: number;
      outer: number;
      from: number;
      to: number;
    });

/** One picture: a ground, a disc of the next ground that is washing over it, then shapes. */
export type Frame = {
  ground: string;
  wash?: { x: number; y: number; r: number; fill: string };
  shapes: readonly Shape[];
};
