import { isQrIban } from '@/lib/primitives/money/iban';
import { type InvoiceDocument, isPayable, toPay } from './invoice-document';

/**
 * The text of the code for a SEPA credit transfer in euros (GiroCode), which banking apps in the EU read;
 * `undefined` where none is possible. A QR-IBAN works only for payments within Switzerland. A Swiss account
 * needs its BIC, because Switzerland is outside the EEA.
 * @see
 * https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation
 * EPC069-12, version 002
 */
export function createEpcCode(document: InvoiceDocument): string | undefined {
  const { iban, bic, currency, seller, reference, isDemonstration } = document;
  const isReachable = bic !== undefined || iban?.startsWith('LI');
  if (!iban || isQrIban(iban) || !isReachable || currency !== 'EUR') return undefined;
  if (!isPayable(document) || isDemonstration) return undefined;
  const purpose = '';
  return [
    ...['BCD', '002', '1', 'SCT', bic ?? '', seller.name, iban],
    ...[`EUR${(toPay(document) / 100).toFixed(2)}`, purpose, reference],
  ].join('\n');
}
