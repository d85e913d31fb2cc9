import type { WayToPay } from './way-to-pay';

/** Where it is fetched. */
export const collection: WayToPay = {
  name: 'collection',
  isOffered: ({ payment }, { delivery }) =>
    payment.collection !== undefined && delivery === 'collection',
  begin: async () => ({}),
};
