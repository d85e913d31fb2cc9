/** Reads an amount as somebody types it, `34.90` or `34,90`. @returns in the smallest unit; `undefined` of what is none */
export function readAmount(typed: string): number | undefined {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 100);
}
