import type { Paper } from './paper';

/** Whether the document still requests a payment. */
export function isOpen({ kind, total, paidAt, cancelledAt, withdrawnAt }: Paper): boolean {
  return kind === 'invoice' && total > 0 && !paidAt && !cancelledAt && !withdrawnAt;
}
