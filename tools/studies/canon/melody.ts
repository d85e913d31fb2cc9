/** A tone of the tune: its degree in the scale and its length in units. */
export type Tone = readonly [degree: number, units: number];

/** The tune all three voices play, each in its own unit. */
export const melody: readonly Tone[] = [
  [5, 2],
  [7, 1],
  [8, 1],
  [10, 3],
  [8, 1],
  [7, 1],
  [8, 1],
  [5, 2],
  [3, 1],
  [4, 1],
  [5, 2],
  [8, 1],
  [10, 1],
  [11, 1],
  [12, 3],
  [10, 1],
  [11, 1],
  [8, 2],
  [7, 1],
  [5, 1],
  [6, 1],
  [4, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [7, 1],
  [5, 3],
];

/** Length of the tune in units. */
export const units = melody.reduce((sum, [, length]) => sum + length, 0);
