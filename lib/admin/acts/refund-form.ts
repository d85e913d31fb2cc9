import { z } from 'zod';
import { readAmount } from '@/lib/primitives/money/read-amount';
import type { RefundRequest } from '@/lib/shop/commands/validate-refund';
import { idField, piecesField } from './form-fields';

/** An amount that may be empty, which is 0. */
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

const tick = z
  .string()
  .optional()
  .transform((typed) => typed === 'on');

/** `pieces-2`, `amount-2`: fields of the line at position 2. */
const ofLine = /^(pieces|amount)-(0|[1-9]\d{0,3})$/;

/**
 * The refund form: pieces and amount per line (an empty amount is the price of the pieces), postage,
 * excess over what is owed, and whether the pieces can be sold again. Issues name the invalid field.
 */
export const refundForm = z
  .object({ ...{ orderId: idField, key: idField, postage: sum, excess: sum }, restock: tick })
  .catchall(z.string())
  .transform(({ orderId, key, postage, excess, restock, ...fields }, issues) => {
    const lines = positionsIn(fields).map((position) => {
      const pieces = piecesField.safeParse(fields[`pieces-${position}`]?.trim() || '0');
      const amount = sum.safeParse(fields[`amount-${position}`]);
      for (const [name, { success }] of Object.entries({ pieces, amount }))
        if (!success) issues.addIssue({ code: 'custom', path: [`${name}-${position}`] });
      const isTyped = Boolean(fields[`amount-${position}`]?.trim());
      return {
        ...{ position, pieces: pieces.data ?? 0 },
        ...(isTyped && { amount: amount.data ?? 0 }),
      };
    });
    const asked = { lines, postage, excess, restock } satisfies RefundRequest;
    return { orderId, key, asked };
  });

/** The refund fields of a form or query, as typed. */
export function refundFields(given: Record<string, string | undefined>): Record<string, string> {
  const isOf = (name: string) =>
    ofLine.test(name) || ['key', 'postage', 'excess', 'restock'].includes(name);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value !== undefined && isOf(name) ? [[name, value]] : [],
    ),
  );
}

function positionsIn(fields: Record<string, string>): number[] {
  const found = Object.keys(fields).flatMap((name) => ofLine.exec(name)?.[2] ?? []);
  return [...new Set(found.map(Number))].sort((one, other) => one - other);
}
