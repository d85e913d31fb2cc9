/** Clamps `value` to `low`–`high`; NaN becomes `low`. */
export function clamp(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? low : Math.min(Math.max(value, low), high);
}
