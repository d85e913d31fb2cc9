import type { Currency } from '@/lib/primitives/money/currency';
import type { Database } from '@/lib/shop/database/open-database';
import { digestCode } from './code';
import { type Voucher, voucherColumns } from './voucher';

/** Why a code cannot pay; each has a message at the checkout. */
export type VoucherFault = 'unknown' | 'blocked' | 'empty' | 'currency';

export type Checked = { voucher: Voucher } | { fault: VoucherFault };

/**
 * Checks a code for an order in this currency; changes nothing. Callers must limit guesses
 * (`voucherGuesses`).
 */
export async function checkVoucher(
  db: Database,
  code: string,
  currency: Currency,
): Promise<Checked> {
  return judge(await findByCode(db, code).executeTakeFirst(), currency);
}

export function findByCode(db: Database, code: string) {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('code_digest', '=', digestCode(code));
}

export function judge(voucher: Voucher | undefined, currency: Currency): Checked {
  if (!voucher) return { fault: 'unknown' };
  if (voucher.blocked_at) return { fault: 'blocked' };
  if (voucher.currency !== currency) return { fault: 'currency' };
  if (voucher.balance === 0) return { fault: 'empty' };
  return { voucher };
}
