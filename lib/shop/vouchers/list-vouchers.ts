import type { Database } from '@/lib/shop/database/open-database';
import { type Voucher, voucherColumns } from './voucher';

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
