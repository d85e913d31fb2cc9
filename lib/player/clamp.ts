/** Clamps `value` to `low`–`high`; NaN becomes `low`. */
export function clamp(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? low : Math.min(Math.max(value, low), high);
}

/** Clamps a volume to 0–1. */
export function clampVolume(volume: number): number {
  return clamp(volume, 0, 1);
}
