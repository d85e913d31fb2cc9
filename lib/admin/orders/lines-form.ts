import { z } from 'zod';
import type { Line } from '@/lib/shop/cart/cart';
import { OrderCommandError, type RefusalReason } from '@/lib/shop/commands/order-command';
import {
  type CorrectionRequest,
  type PlannedCorrection,
  planCorrection,
} from '@/lib/shop/commands/plan-correction';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { articleField, idField, piecesField } from '../actions/define-action';
import { linePositions } from './refund-form';

/** `article-2`, `pieces-2`: a row of the form. */
const rowField = /^(article|pieces)-(0|[1-9]\d{0,3})$/;

/**
 * The form with all lines of an order as they should be. A row without an article is ignored. `seen`: when the lines
 * were last corrected, as the form showed them. `shownTotal`: the sum that the preview showed; absent before it.
 */
export const linesForm = z
  .object({
    orderId: idField,
    seen: z.string().max(40),
    shownTotal: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  })
  .catchall(z.string())
  .transform(({ orderId, seen, shownTotal, ...fields }, issues) => {
    const lines = linePositions(fields, rowField).flatMap((row): Line[] => {
      const article = articleField.safeParse(fields[`article-${row}`]);
      if (!article.success) return [];
      const pieces = piecesField.safeParse(fields[`pieces-${row}`]?.trim() || '0');
      if (!pieces.success) issues.addIssue({ code: 'custom', path: [`pieces-${row}`] });
      return [{ article: article.data, pieces: pieces.data ?? 0 }];
    });
    return { orderId, seen, lines, ...(shownTotal && { shownTotal: Number(shownTotal) }) };
  });

type Query = Record<string, string | undefined>;

/** The form's fields in a form or query, as typed. */
export function lineFields(query: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value !== undefined && (rowField.test(name) || name === 'seen') ? [[name, value]] : [],
    ),
  );
}

/** What the prices of an order's lines are computed with, in the order's language. */
export function correctionPricing(
  { locale }: Pick<Order, 'locale'>,
  shopConfig: ShopConfig,
): Omit<CorrectionRequest, 'lines'> {
  return {
    shopConfig: getOrderConfig(locale) ?? shopConfig,
    findArticle: createArticleLookup(locale),
  };
}

/** A typed correction with its sums, or why it is refused. It has neither while it is only being edited. */
export type CheckedLines = {
  typed: Record<string, string>;
  planned?: PlannedCorrection;
  refusal?: RefusalReason | 'form' | 'unchanged';
};

/**
 * Previews a correction before it is made. `?lines=check` computes the sums of the lines in the query; `?lines=edit`
 * only restores the typed values. `undefined` if the query has neither. What was typed for other lines, which have been
 * corrected since, is dropped: its rows may belong to other articles now.
 */
export async function checkLines(
  db: Database,
  { order, query, shopConfig }: { order: Order; query: Query; shopConfig: ShopConfig },
): Promise<CheckedLines | undefined> {
  if (query.lines !== 'edit' && query.lines !== 'check') return undefined;
  const typed = lineFields(query);
  if (typed.seen !== (order.corrected_at ?? '')) return { typed: {}, refusal: 'lines-changed' };
  if (query.lines === 'edit') return { typed };
  const parsed = linesForm.safeParse({ orderId: order.id, ...typed });
  if (!parsed.success) return { typed, refusal: 'form' };
  const request = { ...correctionPricing(order, shopConfig), lines: parsed.data.lines };
  try {
    const planned = await planCorrection(db, order, request);
    return planned.changes.length > 0 ? { typed, planned } : { typed, refusal: 'unchanged' };
  } catch (error) {
    if (!(error instanceof OrderCommandError)) throw error;
    return { typed, refusal: error.reason };
  }
}
