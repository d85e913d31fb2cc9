/** Parses a typed amount, `34.90` or `34,90`. @returns the amount in the smallest unit; `undefined` if it is invalid */
export function readAmount(typed: string): number | undefined {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 100);
}
