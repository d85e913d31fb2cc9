import type { Data } from 'swissqrbill/types';
import { type InvoiceDocument, isPayable, toPay } from '@/lib/shop/invoices/invoice-document';

/**
 * The data of a QR-bill's payment part; `undefined` if nothing is left to pay by bill.
 * @param message text for the payer that names the invoice
 */
export function paymentPart(document: InvoiceDocument, message: string): Data | undefined {
  const { iban, currency, seller, buyer, reference } = document;
  if (!iban || !isPayable(document)) return undefined;
  return {
    currency,
    amount: toPay(document) / 100,
    reference,
    message: toQrBillText(message, 140),
    creditor: { ...toParty(seller), account: iban },
    // Without a street the payer's address stays empty, to be filled in by hand.
    ...(buyer?.street && { debtor: toParty({ ...buyer, name: buyer.company || buyer.name }) }),
  };
}

function toParty({
  name,
  street,
  building,
  postcode,
  town,
  country,
}: Omit<InvoiceDocument['seller'], 'email'>) {
  return {
    name: toQrBillText(name, 70),
    address: toQrBillText(street, 70),
    ...(building && { buildingNumber: toQrBillText(building, 16) }),
    zip: toQrBillText(postcode, 16),
    city: toQrBillText(town, 35),
    country,
  };
}

/** Characters that Unicode does not decompose, with their replacements. */
const replacements: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '\u202f': ' ',
  '\u2009': ' ',
};

/**
 * Characters allowed by the QR-bill (IG QR-bill 2.3, 4.1.1) that are also in its prescribed
 * Helvetica: Latin-1 and a few more.
 */
const allowed = /^[\x20-\x7e\xa0-\xffŒœŠšŽžŸ€]$/;

/**
 * Converts text for the payment part, at most `maxLength` characters: unsupported accents are dropped, other
 * unsupported characters become a full stop, as banks do.
 */
export function toQrBillText(text: string, maxLength: number): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (allowed.test(character)) return character;
    const replaced = replacements[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return [...replaced].every((one) => allowed.test(one)) ? replaced : '.';
  });
  return characters.join('').slice(0, maxLength).trim();
}
