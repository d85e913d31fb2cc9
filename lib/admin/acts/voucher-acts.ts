import { z } from 'zod';
import { currencies } from '@/lib/primitives/money/currency';
import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { writeLog } from '@/lib/shop/commands/write-log';
import { blockVoucher } from '@/lib/shop/vouchers/block-voucher';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import type { Desk } from '../entry/enter-desk';
import { defineAct } from './define-act';
import { amountField, idField } from './form-fields';

const back = () => '/desk/vouchers';
const voucher = z.object({ voucherId: idField });

/** Blocks or unblocks a voucher and logs it without its code. */
function block({ db, visitor, now }: Desk, voucherId: string, isBlocked: boolean) {
  return inTransaction(db, async (tx) => {
    if (!(await blockVoucher(tx, voucherId, isBlocked ? now : undefined))) return;
    const act = isBlocked ? 'voucher blocked' : 'voucher unblocked';
    await writeLog(tx, { actor: visitor.email, act, detail: { voucher: voucherId } }, now);
  });
}

export const voucherActs = {
  'voucher-give': defineAct('voucher-give', {
    form: z.object({ value: amountField, currency: z.enum(currencies) }),
    back,
    run: ({ db, visitor, now }, { value, currency }) =>
      inTransaction(db, async (tx) => {
        const { id } = await createVoucher(tx, { value, currency }, now);
        const detail = { voucher: id, value, currency };
        await writeLog(tx, { actor: visitor.email, act: 'voucher given', detail }, now);
      }),
  }),
  'voucher-block': defineAct('voucher-block', {
    ...{ form: voucher, back },
    run: (desk, { voucherId }) => block(desk, voucherId, true),
  }),
  'voucher-unblock': defineAct('voucher-unblock', {
    ...{ form: voucher, back },
    run: (desk, { voucherId }) => block(desk, voucherId, false),
  }),
};
