import { createHash } from 'node:crypto';
import type { IncomingPayment } from './bank-entry';
import { readFormerReference, readPurpose } from './read-references';
import { textOf, type XmlNode } from './xml-node';

type Read = Pick<IncomingPayment, 'amount' | 'currency' | 'payer' | 'bookedAt'>;
type Given = { entry: XmlNode; details: XmlNode; isWhole: boolean; payment: Read };
type Ids = Pick<IncomingPayment, 'sourceId' | 'otherIds' | 'entryId'>;

/**
 * The bank's ids of a payment and its entry. A payment without an id gets a digest of its contents.
 */
export function readIds({ entry, details, isWhole, payment }: Given): Ids {
  const entryId = textOf(entry, 'AcctSvcrRef');
  const named = present([textOf(details, 'Refs/AcctSvcrRef'), textOf(details, 'Refs/UETR')]);
  // Some banks repeat the entry's reference in each of its transactions, so it does not identify one
  // of them.
  const own = named.filter((name) => isWhole || name !== entryId);
  const given = givenName(details);
  const ofEntry = [isWhole ? entryId : undefined, entryId && given && `${entryId} ${given}`];
  const names = [...own, ...present(ofEntry)];
  if (names.length === 0) names.push(digestOf([payment, readPurpose(details), given, entryId]));
  const [sourceId = '', ...otherIds] = new Set([...names, ...named]);
  if (isDigest(sourceId)) otherIds.push(formerDigest(payment, details, given));
  return { sourceId, otherIds, ...(entryId && { entryId }) };
}

/** Whether an id is a digest, since the bank gave none. */
export const isDigest = (sourceId: string) => sourceId.startsWith('digest ');

/** The id set by the payer or the payer's bank; not necessarily unique. */
function givenName(details: XmlNode): string | undefined {
  const names = [textOf(details, 'Refs/TxId'), textOf(details, 'Refs/EndToEndId')];
  return names.find((name) => name !== undefined && name !== 'NOTPROVIDED');
}

const digestOf = (said: unknown[]) =>
  `digest ${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`;

/** The digest of earlier versions, which existing databases contain. */
function formerDigest(payment: Read, details: XmlNode, given = ''): string {
  const { amount, currency, payer, bookedAt } = payment;
  const reference = readFormerReference(details);
  return digestOf([{ amount, currency, reference, payer, bookedAt }, given]);
}

const present = (names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined && name !== '') as string[];
