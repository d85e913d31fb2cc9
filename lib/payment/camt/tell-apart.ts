import type { IncomingPayment } from './bank-entry';
import { isDigest } from './read-ids';

/**
 * Gives each payment of a file ids of its own. Payments that the bank has not named are counted over the whole file: two
 * that say the same are two, and another file with both counts them alike. What it has named is counted within an entry:
 * the same name in two entries is one payment.
 * @returns called with each payment in its order and the number of its entry in the file
 */
export function tellApart(): (payment: IncomingPayment, entry: number) => IncomingPayment {
  const counts = new Map<string, number>();
  return (payment, entry) => {
    // A reversal has the name of what it takes back.
    const end = payment.amount < 0 ? ' reversed' : '';
    const own = (id: string) => {
      const key = isDigest(id) ? id : `${entry} ${id}${end}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return `${id}${count === 1 ? '' : ` (${count})`}${end}`;
    };
    const { sourceId, otherIds, entryId } = payment;
    return {
      ...payment,
      sourceId: own(sourceId),
      otherIds: otherIds.map(own),
      ...(entryId && { entryId: entryId + end }),
    };
  };
}
