import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import { isCodeLeft } from '@/lib/shop/pricing/discount-uses';
import { type DiscountCode, dateError, findDiscountCode } from '@/lib/shop/pricing/discounts';
import { voucherGuessLimit } from '@/lib/shop/vouchers/guess-limit';
import { checkVoucher, isVoucherCode } from '@/lib/shop/vouchers/voucher';
import type { CheckoutForm, FieldError, FieldErrorCode } from './checkout-form';

type DiscountRequest = {
  fields: Pick<CheckoutForm['fields'], 'discount'>;
  discountCodes: readonly DiscountCode[];
  clientKey: string;
  today: string;
};

/**
 * The reason why the discount code cannot be used; empty if it can, or if no code was entered. Conditions on
 * the lines are not checked here (`applyDiscounts`).
 */
export async function checkDiscountField(
  db: Database,
  { fields, discountCodes, clientKey, today }: DiscountRequest,
): Promise<FieldError[]> {
  if (!fields.discount.trim()) return [];
  const refuse = (fault: FieldErrorCode): FieldError[] => [
    { kind: 'field', field: 'discount', fault },
  ];
  const guesses = voucherGuessLimit();
  if (!guesses.mayGuess(clientKey)) return refuse('guesses');
  const code = findDiscountCode(discountCodes, fields.discount);
  if (!code) return refuse('discount-unknown');
  guesses.recordSuccess(clientKey);
  const error = dateError(code, today);
  if (error) return refuse(error);
  return (await isCodeLeft(db, code)) ? [] : refuse('discount-used');
}

/**
 * Moves a code that was typed into the field of the other kind: a discount code among the vouchers, or a voucher among
 * the discounts. Only if the right field is empty.
 */
export function sortCodes(
  fields: CheckoutForm['fields'],
  discountCodes: readonly DiscountCode[],
): CheckoutForm['fields'] {
  const { discount, voucher } = fields;
  if (!discount.trim() && findDiscountCode(discountCodes, voucher))
    return { ...fields, discount: voucher, voucher: '' };
  const isVoucher = !findDiscountCode(discountCodes, discount) && isVoucherCode(discount);
  return isVoucher && !voucher.trim() ? { ...fields, discount: '', voucher: discount } : fields;
}

type VoucherRequest = {
  code: string;
  currency: Currency;
  /** The client's key for the rate limit on guesses (`clientKeyOf`). */
  clientKey: string;
};

/**
 * Returns the voucher's balance, or the reason why it cannot pay. Returns neither if no code was
 * entered.
 */
export async function checkVoucherField(
  db: Database,
  { code, currency, clientKey }: VoucherRequest,
): Promise<{ balance?: number; errors: FieldError[] }> {
  if (!code.trim()) return { errors: [] };
  const guesses = voucherGuessLimit();
  if (!guesses.mayGuess(clientKey)) return refused('guesses');
  const checked = await checkVoucher(db, code, currency);
  if ('error' in checked) {
    // Only an unknown code counts as a guess.
    if (checked.error !== 'unknown') guesses.recordSuccess(clientKey);
    return refused(checked.error);
  }
  guesses.recordSuccess(clientKey);
  return { balance: checked.voucher.balance, errors: [] };
}

function refused(fault: FieldErrorCode): { errors: FieldError[] } {
  return { errors: [{ kind: 'field', field: 'voucher', fault }] };
}
