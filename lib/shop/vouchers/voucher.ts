import type { Selectable } from 'kysely';
import type { VoucherTable } from '@/lib/shop/database/tables';

export type Voucher = Omit<Selectable<VoucherTable>, 'code_digest'>;

/** The columns of a `Voucher`. */
export const voucherColumns = [
  'id',
  'code',
  'order_id',
  'currency',
  'value',
  'balance',
  'created_at',
  'blocked_at',
] as const satisfies (keyof Voucher)[];
