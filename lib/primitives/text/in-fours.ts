/** Groups an account or payment number by four; a QR reference by two, then fives. */
export function inFours(number: string): string {
  const plain = number.replace(/\s/g, '');
  const groups = /^\d{27}$/.test(plain)
    ? [plain.slice(0, 2), ...(plain.slice(2).match(/.{5}/g) ?? [])]
    : (plain.match(/.{1,4}/g) ?? []);
  return groups.join(' ');
}
