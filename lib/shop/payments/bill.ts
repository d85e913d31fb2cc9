import type { WayToPay } from './way-to-pay';

/** By QR-bill: the invoice says all, the bank's file tells what has come in. */
export const bill: WayToPay = {
  name: 'bill',
  isOffered: ({ payment }) => payment.bill !== undefined,
  begin: async () => ({}),
};
