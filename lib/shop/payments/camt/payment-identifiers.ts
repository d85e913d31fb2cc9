import { createHash } from 'node:crypto';
import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import type { IncomingPayment } from './bank-entry';
import { childrenOf, textOf, type XmlNode } from './xml';

/**
 * The possible invoice references of a payment, likeliest first: the structured ones, else those
 * found in the payer's text.
 */
export function readReferences(details: XmlNode): string[] {
  const structured = structuredReferences(details);
  return structured.length > 0 ? structured : referencesIn(freeText(details));
}

/**
 * The payment's purpose, independent of line breaks in the report. Part of the digest that identifies
 * payments without a bank id.
 */
function readPurpose(details: XmlNode): string {
  return structuredReferences(details).join(' ') || normalizeReference(freeText(details));
}

/** The single reference as earlier versions read it: part of payment ids in existing databases. */
function readFormerReference(details: XmlNode): string {
  const [structured] = structuredReferences(details);
  if (structured) return structured;
  const referencePattern = /\b(?:\d[ ]?){26}\d\b|\bRF\d{2}(?:[ ]?[A-Z0-9]){1,21}\b/gi;
  const found = [...freeText(details).matchAll(referencePattern)].map(([reference]) =>
    normalizeReference(reference),
  );
  return found.find((one) => isQRReferenceValid(one) || isSCORReferenceValid(one)) ?? '';
}

function structuredReferences(details: XmlNode): string[] {
  const structuredParts = childrenOf(details, 'RmtInf').flatMap((found) =>
    childrenOf(found, 'Strd'),
  );
  return structuredParts
    .map((part) => normalizeReference(textOf(part, 'CdtrRefInf/Ref') ?? ''))
    .filter(Boolean);
}

/** What the payer wrote, in one line; shortened to what the admin shows. */
export function readMessage(details: XmlNode): string {
  const added = childrenOf(details, 'RmtInf')
    .flatMap((found) => childrenOf(found, 'Strd'))
    .map((part) => textOf(part, 'AddtlRmtInf') ?? '');
  return [freeText(details), ...added].join(' ').replace(/\s+/g, ' ').trim().slice(0, 500);
}

function freeText(details: XmlNode): string {
  const lines = childrenOf(details, 'RmtInf').flatMap((found) => childrenOf(found, 'Ustrd'));
  return lines.map((words) => textOf({ words }, 'words') ?? '').join(' ');
}

/**
 * Finds references in free text, with or without spaces: 27 digits, or `RF…` with every length whose check
 * digits are valid, longest first. By chance, one `RF…` candidate in 97 and one number in ten have valid check
 * digits, so only a comparison with the invoices shows which one is meant.
 */
function referencesIn(text: string): string[] {
  const creditor = [...text.matchAll(/(?=(R\s*F\s*\d\s*\d[A-Z0-9\s]{0,80}))/gi)].flatMap(
    ([, from = '']) => {
      const letters = normalizeReference(from).slice(0, maxReferenceLength);
      const ends = Array.from({ length: letters.length }, (_, less) => letters.length - less);
      return ends.map((end) => letters.slice(0, end)).filter(isSCORReferenceValid);
    },
  );
  const qr = [...text.matchAll(/(?=((?:\d\s*){27}))/g)]
    .map(([, digits = '']) => normalizeReference(digits))
    .filter(isQRReferenceValid);
  return [...new Set([...creditor, ...qr])];
}

/** Maximum length of a creditor reference (ISO 11649). */
const maxReferenceLength = 25;

const normalizeReference = (reference: string) => reference.replace(/\s/g, '').toUpperCase();

type PaymentFacts = Pick<IncomingPayment, 'amount' | 'currency' | 'payer' | 'bookedAt'>;
type IdentifierInput = {
  entry: XmlNode;
  details: XmlNode;
  isWhole: boolean;
  payment: PaymentFacts;
};
type Ids = Pick<IncomingPayment, 'sourceId' | 'otherIds' | 'entryId'>;

/**
 * The ids of a payment, and the bank's id of its entry. A payment without an id of the bank gets
 * one made of the ids of its entry and its payer, else a digest of its contents.
 */
export function readIds({ entry, details, isWhole, payment }: IdentifierInput): Ids {
  const entryId = textOf(entry, 'AcctSvcrRef');
  const bankReferences = present([
    textOf(details, 'Refs/AcctSvcrRef'),
    textOf(details, 'Refs/UETR'),
  ]);
  // Some banks repeat the entry's reference in each of its transactions, so it does not identify one
  // of them.
  const ownReferences = bankReferences.filter((name) => isWhole || name !== entryId);
  const payerText = payerReference(details);
  const entryReferences = [
    isWhole ? entryId : undefined,
    entryId && payerText && `${entryId} ${payerText}`,
  ];
  const names = [...ownReferences, ...present(entryReferences)];
  if (names.length === 0) names.push(digestOf([payment, readPurpose(details), payerText, entryId]));
  const [sourceId = '', ...otherIds] = new Set([...names, ...bankReferences]);
  if (isDigest(sourceId)) otherIds.push(formerDigest(payment, details, payerText));
  return { sourceId, otherIds, ...(entryId && { entryId }) };
}

/** Whether an id is a digest, since the bank gave none. */
export const isDigest = (sourceId: string) => sourceId.startsWith('digest ');

/** The id set by the payer or the payer's bank; not necessarily unique. */
function payerReference(details: XmlNode): string | undefined {
  const names = [textOf(details, 'Refs/TxId'), textOf(details, 'Refs/EndToEndId')];
  return names.find((name) => name !== undefined && name !== 'NOTPROVIDED');
}

const digestOf = (contents: unknown[]) =>
  `digest ${createHash('sha256').update(JSON.stringify(contents)).digest('base64url')}`;

/** The digest of earlier versions, which existing databases contain. */
function formerDigest(payment: PaymentFacts, details: XmlNode, payerText = ''): string {
  const { amount, currency, payer, bookedAt } = payment;
  const reference = readFormerReference(details);
  return digestOf([{ amount, currency, reference, payer, bookedAt }, payerText]);
}

const present = (names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined && name !== '') as string[];
