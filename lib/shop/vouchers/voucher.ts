import type { Selectable } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import type { VoucherTable } from '@/lib/shop/database/tables';
import { digestCode } from './voucher-code';

export type Voucher = Omit<Selectable<VoucherTable>, 'code_digest'>;

/** The columns of a `Voucher`. */
const voucherColumns = [
  'id',
  'code',
  'order_id',
  'currency',
  'value',
  'balance',
  'created_at',
  'blocked_at',
] as const satisfies (keyof Voucher)[];

/** All vouchers, newest first. */
export function listVouchers(db: Database, most = 1000): Promise<Voucher[]> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The vouchers bought with an order. */
export function listVouchersOf(db: Database, orderId: string): Promise<Voucher[]> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function readVoucher(db: Database, id: string): Promise<Voucher | undefined> {
  return db.selectFrom('vouchers').select(voucherColumns).where('id', '=', id).executeTakeFirst();
}

/** Why a code cannot pay; each has a message at the checkout. */
export type VoucherError = 'unknown' | 'blocked' | 'empty' | 'currency';

export type VoucherCheck = { voucher: Voucher } | { fault: VoucherError };

/**
 * Checks a code for an order in this currency; changes nothing. Callers must limit guesses
 * (`voucherGuessLimit`).
 */
export async function checkVoucher(
  db: Database,
  code: string,
  currency: Currency,
): Promise<VoucherCheck> {
  return validateVoucher(await findByCode(db, code).executeTakeFirst(), currency);
}

export function findByCode(db: Database, code: string) {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('code_digest', '=', digestCode(code));
}

export function validateVoucher(voucher: Voucher | undefined, currency: Currency): VoucherCheck {
  if (!voucher) return { fault: 'unknown' };
  if (voucher.blocked_at) return { fault: 'blocked' };
  if (voucher.currency !== currency) return { fault: 'currency' };
  if (voucher.balance === 0) return { fault: 'empty' };
  return { voucher };
}
