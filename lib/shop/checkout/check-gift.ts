import { readEmail } from '@/lib/primitives/text/email';
import { addDays } from '@/lib/primitives/time/days';
import type { Gift } from '@/lib/shop/orders/gift';
import { fieldLimits } from './checkout-fields';
import type { CheckoutForm, FieldError } from './checkout-form';

type GiftRules = {
  /** Whether the order contains vouchers, which can be mailed to a recipient other than the buyer. */
  hasVouchers: boolean;
  /** `2026-12-31`, in the site's time zone. */
  today: string;
};

/** Days ahead for which a voucher can be scheduled. */
const maxDaysAhead = 365;

/** Validates the gift fields. `gift` is absent if the order is not a gift, or on errors. */
export function checkGift(
  { gift, giftText, giftEmail, giftDay }: CheckoutForm['fields'],
  { hasVouchers, today }: GiftRules,
): { gift?: Gift; errors: FieldError[] } {
  if (gift !== 'yes') return { errors: [] };
  const text = giftText.trim();
  const errors: FieldError[] = [];
  if (text.length > fieldLimits.giftText)
    errors.push({ kind: 'field', field: 'giftText', fault: 'long' });
  const [typedEmail, day] = hasVouchers ? [giftEmail.trim(), giftDay.trim()] : ['', ''];
  const email = typedEmail ? readEmail(typedEmail) : undefined;
  if (typedEmail && !(email && 'email' in email))
    errors.push({ kind: 'field', field: 'giftEmail', fault: email ? 'letter' : 'email' });
  if (day && !typedEmail) errors.push({ kind: 'field', field: 'giftEmail', fault: 'gift-email' });
  if (day && !isSchedulable(day, today))
    errors.push({ kind: 'field', field: 'giftDay', fault: 'gift-day' });
  if (errors.length > 0) return { errors };
  const voucher = email && 'email' in email && { email: email.email, ...(day && { day }) };
  return { gift: { text, ...(voucher && { voucher }) }, errors };
}

function isSchedulable(day: string, today: string): boolean {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day >= today && day <= addDays(today, maxDaysAhead);
}
