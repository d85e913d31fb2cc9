import type { Paper } from './paper';

/** Whether there is something to pay yet. */
export function isOpen({ kind, total, paidAt, cancelledAt, withdrawnAt }: Paper): boolean {
  return kind === 'invoice' && total > 0 && !paidAt && !cancelledAt && !withdrawnAt;
}
