/** The next speed in `list` above (`step` 1) or below (−1); unchanged at either end. `list` is ascending. */
export function stepSpeed(speed: number, step: -1 | 1, list: readonly number[]): number {
  const next =
    step === 1
      ? list.find((entry) => entry > speed + 0.001)
      : list.findLast((entry) => entry < speed - 0.001);
  return next ?? speed;
}
