import type { ActName } from './act-names';
import { declarationActs } from './declaration-acts';
import type { Act } from './define-act';
import { moneyActs } from './money-acts';
import { orderActs } from './order-acts';
import { ownActs } from './own-acts';
import { stockActs } from './stock-acts';
import { voucherActs } from './voucher-acts';

/** All actions for signed-in staff. */
export const acts: Record<ActName, Act> = {
  ...orderActs,
  ...moneyActs,
  ...stockActs,
  ...voucherActs,
  ...declarationActs,
  ...ownActs,
};
