import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { childrenOf, textOf, type XmlNode } from './xml-node';

/** In words that somebody typed: 27 digits or `RF…`, with or without blanks. */
const typed = /\b(?:\d[ ]?){26}\d\b|\bRF\d{2}(?:[ ]?[A-Z0-9]){1,21}\b/gi;

/** By which a payment names an invoice: where the bank has a place for it, or else in the payer's words. */
export function readReference(details: XmlNode): string {
  const remittances = childrenOf(details, 'RmtInf');
  const structured = remittances
    .flatMap((remittance) => childrenOf(remittance, 'Strd'))
    .map((part) => bare(textOf(part, 'CdtrRefInf/Ref') ?? ''))
    .find(Boolean);
  if (structured) return structured;
  const words = remittances
    .flatMap((remittance) => childrenOf(remittance, 'Ustrd'))
    .map((part) => textOf({ words: part }, 'words') ?? '')
    .join(' ');
  const found = [...words.matchAll(typed)].map(([reference]) => bare(reference));
  return found.find((one) => isQRReferenceValid(one) || isSCORReferenceValid(one)) ?? '';
}

const bare = (reference: string) => reference.replace(/\s/g, '').toUpperCase();
