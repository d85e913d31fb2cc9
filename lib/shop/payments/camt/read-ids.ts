import { createHash } from 'node:crypto';
import type { IncomingPayment } from './bank-entry';
import { readFormerReference, readPurpose } from './read-references';
import { textOf, type XmlNode } from './xml-node';

type Read = Pick<IncomingPayment, 'amount' | 'currency' | 'payer' | 'bookedAt'>;
type Given = { entry: XmlNode; details: XmlNode; isWhole: boolean; payment: Read };
type Ids = Pick<IncomingPayment, 'sourceId' | 'otherIds' | 'entryId'>;

/** How the bank calls a payment and its entry; of one that the bank has not named, a digest of what it says. */
export function readIds({ entry, details, isWhole, payment }: Given): Ids {
  const entryId = textOf(entry, 'AcctSvcrRef');
  const named = present([textOf(details, 'Refs/AcctSvcrRef'), textOf(details, 'Refs/UETR')]);
  // Some banks repeat the entry's reference in each of its transactions: that tells none of them from the others.
  const own = named.filter((name) => isWhole || name !== entryId);
  const given = givenName(details);
  const ofEntry = [isWhole ? entryId : undefined, entryId && given && `${entryId} ${given}`];
  const names = [...own, ...present(ofEntry)];
  if (names.length === 0) names.push(digestOf([payment, readPurpose(details), given, entryId]));
  const [sourceId = '', ...otherIds] = new Set([...names, ...named]);
  if (isDigest(sourceId)) otherIds.push(formerDigest(payment, details, given));
  return { sourceId, otherIds, ...(entryId && { entryId }) };
}

/** Whether a payment has no name of the bank's. */
export const isDigest = (sourceId: string) => sourceId.startsWith('digest ');

/** As the payer's bank or the payer calls it, who may call others so. */
function givenName(details: XmlNode): string | undefined {
  const names = [textOf(details, 'Refs/TxId'), textOf(details, 'Refs/EndToEndId')];
  return names.find((name) => name !== undefined && name !== 'NOTPROVIDED');
}

const digestOf = (said: unknown[]) =>
  `digest ${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`;

/** The digest of earlier versions, under which databases have payments. */
function formerDigest(payment: Read, details: XmlNode, given = ''): string {
  const { amount, currency, payer, bookedAt } = payment;
  const reference = readFormerReference(details);
  return digestOf([{ amount, currency, reference, payer, bookedAt }, given]);
}

const present = (names: (string | undefined)[]) =>
  names.filter((name) => name !== undefined && name !== '') as string[];
