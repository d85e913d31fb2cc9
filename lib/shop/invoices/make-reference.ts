import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { isQrIban } from '@/lib/primitives/money/iban';

/**
 * By which the bank's file says what was paid: a QR reference (26 digits and one that checks them, modulo 10, recursive)
 * where the account is a QR-IBAN, else a creditor reference (ISO 11649, `RF…`); without blanks.
 * @see https://www.six-group.com/dam/download/banking-services/standardization/qr-bill/ig-qr-bill-v2.3-en.pdf
 */
export function makeReference(iban: string, year: number, number: number): string {
  const own = `${year}${String(number).padStart(6, '0')}`;
  if (!isQrIban(iban)) return `RF${calculateSCORReferenceChecksum(own)}${own}`;
  const digits = own.padStart(26, '0');
  return `${digits}${calculateQRReferenceChecksum(digits)}`;
}
