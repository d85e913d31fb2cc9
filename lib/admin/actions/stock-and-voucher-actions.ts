import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/money';
import { setStock } from '@/lib/shop/articles/stock';
import { writeLog } from '@/lib/shop/commands/command-log';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { inTransaction } from '@/lib/shop/database/transactions';
import { blockVoucher } from '@/lib/shop/vouchers/block-voucher';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import type { AdminContext } from '../entry/enter-admin';
import {
  amountField,
  articleField,
  defineAction,
  type Fields,
  idField,
  piecesField,
} from './define-action';

const stockPage = ({ article = '' }: Fields) =>
  `/desk/stock?${new URLSearchParams({ article: article.slice(0, 200) })}`;
const article = z.object({ article: articleField });
/** `seen`: the stock the page showed; empty if it was not counted. */
const stockForm = article.extend({ pieces: piecesField, seen: piecesField.or(z.literal('')) });

export const stockActions = {
  'stock-set': defineAction('stock-set', {
    ...{ form: stockForm, back: stockPage },
    run: ({ db, visitor, now }, { article, pieces, seen }) =>
      setStock(db, {
        ...{ article, pieces, actor: visitor.email, now },
        ...(seen !== '' && { seen }),
      }),
  }),
  'stock-add': defineAction('stock-add', {
    form: article.extend({ pieces: piecesField }),
    back: stockPage,
    run: async ({ db, visitor, now }, { article, pieces }) => {
      const row = await db
        .selectFrom('stock')
        .select('pieces')
        .where('article', '=', article)
        .executeTakeFirst();
      if (!row) throw new OrderCommandError('add to the stock', 'stock-changed', article);
      const { pieces: seen } = row;
      await setStock(db, { article, pieces: seen + pieces, seen, actor: visitor.email, now });
    },
  }),
  'stock-uncount': defineAction('stock-uncount', {
    ...{ form: article, back: stockPage },
    run: ({ db, visitor, now }, { article }) =>
      setStock(db, { article, pieces: undefined, actor: visitor.email, now }),
  }),
};

const vouchersPage = () => '/desk/vouchers';
const voucher = z.object({ voucherId: idField });

/** Blocks or unblocks a voucher and logs it without its code. */
function block({ db, visitor, now }: AdminContext, voucherId: string, isBlocked: boolean) {
  return inTransaction(db, async (tx) => {
    if (!(await blockVoucher(tx, voucherId, isBlocked ? now : undefined))) return;
    const act = isBlocked ? 'voucher blocked' : 'voucher unblocked';
    await writeLog(tx, { actor: visitor.email, act, detail: { voucher: voucherId } }, now);
  });
}

export const voucherActions = {
  'voucher-give': defineAction('voucher-give', {
    form: z.object({ value: amountField, currency: z.enum(currencies) }),
    back: vouchersPage,
    run: ({ db, visitor, now }, { value, currency }) =>
      inTransaction(db, async (tx) => {
        const { id } = await createVoucher(tx, { value, currency }, now);
        const detail = { voucher: id, value, currency };
        await writeLog(tx, { actor: visitor.email, act: 'voucher given', detail }, now);
      }),
  }),
  'voucher-block': defineAction('voucher-block', {
    ...{ form: voucher, back: vouchersPage },
    run: (context, { voucherId }) => block(context, voucherId, true),
  }),
  'voucher-unblock': defineAction('voucher-unblock', {
    ...{ form: voucher, back: vouchersPage },
    run: (context, { voucherId }) => block(context, voucherId, false),
  }),
};
