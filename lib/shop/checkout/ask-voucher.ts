import type { Currency } from '@/lib/primitives/money/currency';
import type { Database } from '@/lib/shop/database/open-database';
import { checkVoucher } from '@/lib/shop/vouchers/check-voucher';
import { voucherGuesses } from '@/lib/shop/vouchers/guess-limit';
import type { Fault } from './field-error';

type Asked = {
  code: string;
  currency: Currency;
  /** The client's key for the rate limit on guesses (`clientKeyOf`). */
  asker: string;
};

/**
 * Returns the voucher's balance, or the fault why it cannot pay. Returns neither if no code was
 * entered.
 */
export async function askVoucher(
  db: Database,
  { code, currency, asker }: Asked,
): Promise<{ balance?: number; faults: Fault[] }> {
  if (!code.trim()) return { faults: [] };
  const guesses = voucherGuesses();
  if (!guesses.mayGuess(asker)) return refused('guesses');
  const checked = await checkVoucher(db, code, currency);
  if ('fault' in checked) {
    // Only an unknown code counts as a guess.
    if (checked.fault !== 'unknown') guesses.wasRight(asker);
    return refused(checked.fault);
  }
  guesses.wasRight(asker);
  return { balance: checked.voucher.balance, faults: [] };
}

function refused(fault: Extract<Fault, { kind: 'field' }>['fault']): { faults: Fault[] } {
  return { faults: [{ kind: 'field', field: 'voucher', fault }] };
}
