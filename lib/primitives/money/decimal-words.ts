/** Formats an amount for machines (schema.org, bank files): `34.90`, two decimals, no thousands separator. */
export function decimalWords(amount: number): string {
  return (amount / 100).toFixed(2);
}
