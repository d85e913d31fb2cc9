import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { childrenOf, textOf, type XmlNode } from './xml-node';

/**
 * By which a payment may name an invoice, the likeliest first: where the bank has a place for it, or else in the payer's
 * words.
 */
export function readReferences(details: XmlNode): string[] {
  const structured = structuredIn(details);
  return structured.length > 0 ? structured : typedIn(wordsOf(details));
}

/**
 * What a payment says of its purpose, however a report breaks it into lines: of two that the bank has not named it tells
 * whether they are the same.
 */
export function readPurpose(details: XmlNode): string {
  return structuredIn(details).join(' ') || bare(wordsOf(details));
}

/** The reference as it was read before several were: part of the names that payments have in a database. */
export function readFormerReference(details: XmlNode): string {
  const [structured] = structuredIn(details);
  if (structured) return structured;
  const whole = /\b(?:\d[ ]?){26}\d\b|\bRF\d{2}(?:[ ]?[A-Z0-9]){1,21}\b/gi;
  const found = [...wordsOf(details).matchAll(whole)].map(([reference]) => bare(reference));
  return found.find((one) => isQRReferenceValid(one) || isSCORReferenceValid(one)) ?? '';
}

function structuredIn(details: XmlNode): string[] {
  const parts = childrenOf(details, 'RmtInf').flatMap((found) => childrenOf(found, 'Strd'));
  return parts.map((part) => bare(textOf(part, 'CdtrRefInf/Ref') ?? '')).filter(Boolean);
}

function wordsOf(details: XmlNode): string {
  const lines = childrenOf(details, 'RmtInf').flatMap((found) => childrenOf(found, 'Ustrd'));
  return lines.map((words) => textOf({ words }, 'words') ?? '').join(' ');
}

/**
 * In words that somebody typed, with or without blanks and with others before and after: 27 digits, or `RF…` with each end
 * whose check digits fit, the longest first. By chance one in 97 fits: which of them is meant, only the invoices tell.
 */
function typedIn(words: string): string[] {
  const creditor = [...words.matchAll(/(?=(R\s*F\s*\d\s*\d[A-Z0-9\s]{0,80}))/gi)].flatMap(
    ([, from = '']) => {
      const letters = bare(from).slice(0, longest);
      const ends = Array.from({ length: letters.length }, (_, less) => letters.length - less);
      return ends.map((end) => letters.slice(0, end)).filter(isSCORReferenceValid);
    },
  );
  const qr = [...words.matchAll(/(?=((?:\d\s*){27}))/g)]
    .map(([, digits = '']) => bare(digits))
    .filter(isQRReferenceValid);
  return [...new Set([...creditor, ...qr])];
}

/** Letters of a creditor reference (ISO 11649). */
const longest = 25;

const bare = (reference: string) => reference.replace(/\s/g, '').toUpperCase();
