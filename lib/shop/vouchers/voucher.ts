import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import type { VoucherTable } from '@/lib/shop/database/tables';

/**
 * Crockford's base32: no I, L, O or U, which are easily confused.
 * @see https://www.crockford.com/base32.html
 */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/** Creates a code such as `7K2M-Q4ZT-0VXN-9B3D`: 80 random bits. */
export function createCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const code = Array.from(
    randomBytes(codeLength),
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  ).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** Normalizes a typed code: capitals, no spaces, hyphens or full stops, O to 0, I and L to 1. */
export function normalizeCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Whether a text has the form of a voucher code. */
export function isVoucherCode(typed: string): boolean {
  const code = normalizeCode(typed);
  return code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign));
}

/**
 * The digest used for the lookup, so that its timing does not reveal how much of a guess is right.
 */
export function digestCode(typed: string): string {
  return createHash('sha256').update(normalizeCode(typed)).digest('hex');
}

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

/** The newest vouchers, at most `maximum`, newest first. */
export function listVouchers(db: Database, maximum = 1000): Promise<Voucher[]> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maximum)
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

export type VoucherCheck = { voucher: Voucher } | { error: VoucherError };

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

function findByCode(db: Database, code: string) {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('code_digest', '=', digestCode(code));
}

function validateVoucher(voucher: Voucher | undefined, currency: Currency): VoucherCheck {
  if (!voucher) return { error: 'unknown' };
  if (voucher.blocked_at) return { error: 'blocked' };
  if (voucher.currency !== currency) return { error: 'currency' };
  if (voucher.balance === 0) return { error: 'empty' };
  return { voucher };
}

type Redeeming = {
  code: string;
  currency: Currency;
  /** The amount to pay; the rest stays on the voucher. */
  maximum: number;
  orderId: string;
  now: Date;
};

/**
 * Pays with a voucher in the order's transaction: with its whole balance, but at most the amount to pay. The
 * voucher's row is locked, so that simultaneous orders cannot overdraw it.
 * @returns the amount paid, smallest unit
 */
export async function payWithVoucher(
  tx: Database,
  { code, currency, maximum, orderId, now }: Redeeming,
): Promise<{ redeemed: number } | { error: VoucherError }> {
  const voucher = await lockRows(tx, findByCode(tx, code)).executeTakeFirst();
  const checked = validateVoucher(voucher, currency);
  if ('error' in checked) return checked;
  const { id, balance } = checked.voucher;
  const redeemed = Math.min(balance, Math.max(0, maximum));
  if (redeemed === 0) return { redeemed };
  await changeBalance(tx, { voucherId: id, orderId, amount: redeemed, now });
  return { redeemed };
}

type VoucherUse = {
  voucherId: string;
  orderId: string;
  /** Smallest unit; negative to restore an amount. */
  amount: number;
  now: Date;
};

/** Changes a voucher's balance and records the order in `voucher_uses`; both or neither. */
async function changeBalance(
  tx: Database,
  { voucherId, orderId, amount, now }: VoucherUse,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ balance: sql`balance - ${amount}` })
    .where('id', '=', voucherId)
    .where('balance', '>=', amount)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('A voucher has been redeemed meanwhile');
  const use = { voucher_id: voucherId, order_id: orderId, amount, at: now.toISOString() };
  await tx
    .insertInto('voucher_uses')
    .values({ id: randomUUID(), ...use })
    .execute();
}

/**
 * Restores the amounts that an order has paid with vouchers and that are not restored yet.
 * @param maximum smallest unit; absent: everything
 * @returns the restored amount, smallest unit
 */
export async function restoreVouchers(
  tx: Database,
  orderId: string,
  now: Date,
  maximum = Number.POSITIVE_INFINITY,
): Promise<number> {
  let restored = 0;
  for (const voucherId of await lockUsedVouchers(tx, orderId)) {
    const spent = Math.min(await usedAmount(tx, voucherId, orderId), maximum - restored);
    if (spent <= 0) continue;
    await changeBalance(tx, { voucherId, orderId, amount: -spent, now });
    restored += spent;
  }
  return restored;
}

/** The vouchers that paid the order, with their rows locked until the transaction ends. */
async function lockUsedVouchers(tx: Database, orderId: string): Promise<string[]> {
  const spent = tx
    .selectFrom('vouchers')
    .select('id')
    .where('id', 'in', (uses) =>
      uses.selectFrom('voucher_uses').select('voucher_id').where('order_id', '=', orderId),
    )
    .orderBy('id');
  const rows = await lockRows(tx, spent).execute();
  return rows.map(({ id }) => id);
}

async function usedAmount(tx: Database, voucherId: string, orderId: string): Promise<number> {
  const uses = await tx
    .selectFrom('voucher_uses')
    .select('amount')
    .where('voucher_id', '=', voucherId)
    .where('order_id', '=', orderId)
    .execute();
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}
