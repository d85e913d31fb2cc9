import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { childrenOf, textOf, type XmlNode } from './xml-node';

/**
 * The possible invoice references of a payment, likeliest first: the structured ones, else those
 * found in the payer's text.
 */
export function readReferences(details: XmlNode): string[] {
  const structured = structuredIn(details);
  return structured.length > 0 ? structured : typedIn(wordsOf(details));
}

/**
 * The payment's purpose, independent of line breaks in the report. Part of the digest that identifies
 * payments without a bank id.
 */
export function readPurpose(details: XmlNode): string {
  return structuredIn(details).join(' ') || bare(wordsOf(details));
}

/** The single reference as earlier versions read it: part of payment ids in existing databases. */
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
 * Finds references in free text, with or without spaces: 27 digits, or `RF…` with every length whose
 * check digits are valid, longest first. One in 97 is valid by chance, so only the invoices decide
 * which is meant.
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

/** Maximum length of a creditor reference (ISO 11649). */
const longest = 25;

const bare = (reference: string) => reference.replace(/\s/g, '').toUpperCase();
