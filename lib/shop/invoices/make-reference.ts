import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { isQrIban } from '@/lib/primitives/money/iban';

/**
 * The payment reference in the bank file: a QR reference (26 digits and a check digit, modulo 10
 * recursive) if the account is a QR-IBAN, else a creditor reference (ISO 11649, `RF…`). Contains no
 * spaces.
 * @see
 * https://www.six-group.com/dam/download/banking-services/standardization/qr-bill/ig-qr-bill-v2.3-en.pdf
 */
export function makeReference(iban: string, year: number, number: number): string {
  const own = `${year}${String(number).padStart(6, '0')}`;
  if (!isQrIban(iban)) return `RF${calculateSCORReferenceChecksum(own)}${own}`;
  const digits = own.padStart(26, '0');
  return `${digits}${calculateQRReferenceChecksum(digits)}`;
}
