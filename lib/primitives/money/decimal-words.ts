/** An amount as machines read it (schema.org, bank files): `34.90`, a point and two decimals, no thousands. */
export function decimalWords(amount: number): string {
  return (amount / 100).toFixed(2);
}
