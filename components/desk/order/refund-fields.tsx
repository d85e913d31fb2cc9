import { decimalWords } from '@/lib/money/decimal-words';
import type { Order } from '@/lib/orders/order';
import type { Refundable } from '@/lib/selling/read-refundable';
import { AmountField } from '../amount-field';
import type { DeskWords } from '../desk-words';
import { Field } from '../field';

type Props = { t: DeskWords; order: Order; refundable: Refundable };

/**
 * What a refund gives back: each line with its pieces and its amount, the postage, and what was paid too much. All that is
 * left is filled in where its buyer has withdrawn, else only what is not owed.
 */
export function RefundFields({ t, order, refundable: { lines, postage, excess } }: Props) {
  const { currency, withdrawn_at } = order;
  const isAll = withdrawn_at !== null;
  return (
    <>
      {lines
        .filter(({ amount }) => amount > 0)
        .map(({ line: { position, title, price }, pieces, amount }) => (
          <fieldset key={position} className="act">
            <legend>{title}</legend>
            {pieces > 0 && (
              <Field
                label={t('order.refundPieces', { count: pieces })}
                name={`pieces-${position}`}
                type="number"
                min={0}
                max={pieces}
                defaultValue={isAll ? pieces : 0}
              />
            )}
            <AmountField
              label={t('order.refundAmount', {
                ...{ currency, most: decimalWords(amount) },
                pieces: pieces > 0 ? 'yes' : 'no',
              })}
              name={`amount-${position}`}
              amount={isAll && amount !== pieces * price ? decimalWords(amount) : undefined}
              isOptional
            />
          </fieldset>
        ))}
      {postage > 0 && (
        <AmountField
          label={t('order.refundPostage', { currency, most: decimalWords(postage) })}
          name="postage"
          amount={isAll ? decimalWords(postage) : undefined}
          isOptional
        />
      )}
      {excess > 0 && (
        <AmountField
          label={t('order.refundExcess', { currency, most: decimalWords(excess) })}
          name="excess"
          amount={decimalWords(excess)}
          isOptional
        />
      )}
    </>
  );
}
