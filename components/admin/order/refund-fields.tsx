import type { OrderDetails } from '@/lib/admin/orders/order-details';
import type { CheckedRefund } from '@/lib/admin/orders/refund-form';
import type { Locale } from '@/lib/i18n/locales';
import { formatDecimal, formatMoney } from '@/lib/primitives/money/money';
import { sumOfPieces } from '@/lib/shop/orders/line-sum';
import type { Order } from '@/lib/shop/orders/order';
import { isHandedOver } from '@/lib/shop/orders/order-status';
import type { SplitLine } from '@/lib/shop/orders/split-lines';
import { defaultAccount, isAtStripe, manualAccounts } from '@/lib/shop/refunds/manual-account';
import type { Refundable } from '@/lib/shop/refunds/read-refundable';
import { AmountField, Field, SelectField } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = {
  t: AdminTranslator;
  locale: Locale;
  order: Order;
  refundable: Refundable;
  split: SplitLine[];
  payments: OrderDetails['payments'];
  /** Submitted values with their validation errors. */
  checked?: CheckedRefund | undefined;
};

/**
 * Fields of a refund: pieces and amount of each line, postage, overpayment, whether unsent pieces return to the
 * stock, and from which account staff pay the money back, unless Stripe does. Initial values: after a withdrawal what was withdrawn and can still be refunded, else only the overpayment.
 */
export function RefundFields({ t, locale, order, refundable, split, payments, checked }: Props) {
  const { lines, postage, excess } = refundable;
  const { currency, withdrawn_at } = order;
  const isAll = withdrawn_at !== null;
  const fieldOf = (name: string, filled: string | undefined) => {
    const error = checked?.errors[name];
    const value = checked ? checked.typed[name] : filled;
    return { name, value, error: error && t(`order.refundErrors.${error}`) };
  };
  const amountOf = (name: string, filled: string | undefined) => {
    const { value, ...field } = fieldOf(name, filled);
    return { ...field, amount: value, isOptional: true };
  };
  const sum = fieldOf('sum', undefined);
  return (
    <>
      {sum.error && (
        <p role="alert" className="notice error">
          {sum.error}
        </p>
      )}
      {lines
        .filter(({ amount }) => amount > 0)
        .map(({ line, pieces, amount }) => {
          const { position, title } = line;
          const withdrawn = split.find((one) => one.line.position === position)?.withdrawn ?? 0;
          const filled = `${isAll ? pieces : Math.min(pieces, withdrawn)}`;
          const { value, ...field } = fieldOf(`pieces-${position}`, filled);
          const remainingAmount =
            isAll && amount !== sumOfPieces(line, pieces) ? formatDecimal(amount) : undefined;
          return (
            <fieldset key={position} className="act">
              <legend>
                {title}{' '}
                <small>
                  {t('order.refundPrice', {
                    price: formatMoney({ amount: sumOfPieces(line, 1), currency }, locale),
                  })}
                </small>
              </legend>
              {pieces > 0 && (
                <Field
                  {...field}
                  label={t('order.refundPieces', { count: pieces })}
                  type="number"
                  min={0}
                  defaultValue={value}
                />
              )}
              <AmountField
                {...amountOf(`amount-${position}`, remainingAmount)}
                label={t('order.refundAmount', {
                  ...{ currency, most: formatDecimal(amount) },
                  pieces: pieces > 0 ? 'yes' : 'no',
                })}
              />
            </fieldset>
          );
        })}
      <div className="act rest">
        {postage > 0 && (
          <AmountField
            {...amountOf('postage', isAll ? formatDecimal(postage) : undefined)}
            label={t('order.refundPostage', { currency, most: formatDecimal(postage) })}
          />
        )}
        {excess > 0 && (
          <AmountField
            {...amountOf('excess', formatDecimal(excess))}
            label={t('order.refundExcess', { currency, most: formatDecimal(excess) })}
          />
        )}
      </div>
      {refundable.money > 0 && !isAtStripe(payments) && (
        <SelectField
          label={t('order.refundFrom')}
          name="account"
          defaultValue={checked?.typed.account ?? defaultAccount(payments)}
          options={manualAccounts.map((account) => [account, t(`order.refundAccount.${account}`)])}
        />
      )}
      {mayRestock(order, refundable, split) && (
        <label className="tick">
          <input
            type="checkbox"
            name="restock"
            defaultChecked={checked ? checked.typed.restock === 'on' : true}
          />{' '}
          {t('order.restock')}
        </label>
      )}
    </>
  );
}

/**
 * Whether the form asks about restocking: for pieces at the seller. Sent ones are restocked when they are returned;
 * vouchers are sent by e-mail.
 */
function mayRestock(order: Order, { lines }: Refundable, split: SplitLine[]): boolean {
  const isAtSeller = !isHandedOver(order) && order.delivery !== 'mail';
  const hasPieces = lines.some(({ pieces, amount }) => pieces > 0 && amount > 0);
  return isAtSeller && hasPieces && split.some(({ house }) => house > 0);
}
