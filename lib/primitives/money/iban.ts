/** An IBAN as machines want it: without blanks, in capitals. */
export function bareIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** Whether its form and its two check digits are right (ISO 13616, modulo 97); not whether there is such an account. */
export function isIban(iban: string): boolean {
  const bare = bareIban(iban);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare)) return false;
  const digits = `${bare.slice(4)}${bare.slice(0, 4)}`.replace(/[A-Z]/g, countOf);
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** What a letter counts: A is 10, Z is 35. */
const countOf = (letter: string) => String((letter.codePointAt(0) ?? 0) - 55);

/** One that a QR-bill can name: of Switzerland or Liechtenstein, 21 signs (IG QR-bill 2.3, 4.2.2). */
export function isQrBillIban(iban: string): boolean {
  return /^(?:CH|LI)\d{7}[A-Z\d]{12}$/.test(bareIban(iban)) && isIban(iban);
}

/**
 * A QR-IBAN wants a QR reference (27 digits), any other an ISO 11649 one: its institution is between 30000 and 31999
 * (IG QR-bill 2.3).
 */
export function isQrIban(iban: string): boolean {
  const institution = Number(bareIban(iban).slice(4, 9));
  return institution >= 30000 && institution <= 31999;
}
