import { z } from 'zod';
import type { RefundRequest } from '@/lib/selling/plan-refund';
import { idField, piecesField, readAmount } from './form-fields';

/** An amount that may be left empty. */
const sum = z
  .string()
  .trim()
  .default('')
  .transform((typed, issues) => {
    const amount = typed === '' ? 0 : readAmount(typed);
    if (amount !== undefined) return amount;
    issues.addIssue('An amount');
    return z.NEVER;
  });

/** `pieces-2`, `amount-2`: of the line at position 2. */
const ofLine = /^(pieces|amount)-(0|[1-9]\d{0,3})$/;

/**
 * A refund as the desk's form sends it: each line with its pieces and an amount, which is the price of the pieces where
 * it is empty, the postage, and what came in beyond what is owed.
 */
export const refundForm = z
  .object({ orderId: idField, key: idField, postage: sum, excess: sum })
  .catchall(z.string())
  .transform(({ orderId, key, postage, excess, ...fields }, issues) => {
    const lines = positionsIn(fields).map((position) => {
      const pieces = piecesField.safeParse(fields[`pieces-${position}`]?.trim() || '0');
      const amount = sum.safeParse(fields[`amount-${position}`]);
      if (!pieces.success || !amount.success) issues.addIssue('A line');
      const isTyped = Boolean(fields[`amount-${position}`]?.trim());
      return {
        ...{ position, pieces: pieces.data ?? 0 },
        ...(isTyped && { amount: amount.data ?? 0 }),
      };
    });
    return { orderId, key, asked: { lines, postage, excess } satisfies RefundRequest };
  });

function positionsIn(fields: Record<string, string>): number[] {
  const found = Object.keys(fields).flatMap((name) => ofLine.exec(name)?.[2] ?? []);
  return [...new Set(found.map(Number))].sort((one, other) => one - other);
}
