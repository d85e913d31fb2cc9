/** An IBAN in machine format: no spaces, upper case. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** Whether the format and the check digits are valid (ISO 13616, modulo 97). The account may not exist. */
export function isIban(iban: string): boolean {
  const compact = compactIban(iban);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact)) return false;
  const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/g, countOf);
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** Numeric value of a letter: A is 10, Z is 35. */
const countOf = (letter: string) => String((letter.codePointAt(0) ?? 0) - 55);

/** Whether a QR-bill accepts the IBAN: Swiss or Liechtenstein, 21 characters (IG QR-bill 2.3, 4.2.2). */
export function isQrBillIban(iban: string): boolean {
  return /^(?:CH|LI)\d{7}[A-Z\d]{12}$/.test(compactIban(iban)) && isIban(iban);
}

/**
 * Whether an IBAN is a QR-IBAN: its institution id is between 30000 and 31999 (IG QR-bill 2.3). It
 * requires a QR reference (27 digits). Other IBANs take an ISO 11649 reference.
 */
export function isQrIban(iban: string): boolean {
  const institution = Number(compactIban(iban).slice(4, 9));
  return institution >= 30000 && institution <= 31999;
}

/** Groups an account or payment number by four; a QR reference by two, then fives. */
export function groupDigits(number: string): string {
  const compactNumber = number.replace(/\s/g, '');
  const groups = /^\d{27}$/.test(compactNumber)
    ? [compactNumber.slice(0, 2), ...(compactNumber.slice(2).match(/.{5}/g) ?? [])]
    : (compactNumber.match(/.{1,4}/g) ?? []);
  return groups.join(' ');
}
