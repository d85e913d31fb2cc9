import type { WayToPay } from './way-to-pay';

/** Payment by QR-bill: the invoice has all details, and payments are read from the bank file. */
export const bill: WayToPay = {
  name: 'bill',
  isOffered: ({ payment }) => payment.bill !== undefined,
  begin: async () => ({}),
};
