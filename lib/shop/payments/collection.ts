import type { WayToPay } from './way-to-pay';

/** Payment at collection. */
export const collection: WayToPay = {
  name: 'collection',
  isOffered: ({ payment }, { delivery }) =>
    payment.collection !== undefined && delivery === 'collection',
  begin: async () => ({}),
};
