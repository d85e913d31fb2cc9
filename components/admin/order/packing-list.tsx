import type { OrderFile } from '@/lib/admin/orders/read-file';
import { shareLines } from '@/lib/shop/commands/share-lines';
import { hasLeft } from '@/lib/shop/orders/has-left';
import { stillComes } from '@/lib/shop/orders/still-comes';
import type { AdminWords } from '../admin-words';

type Props = {
  t: AdminWords;
  /** Formatter of article kinds (`kindNames`). */
  kindName: (kind: string) => string;
  file: Pick<OrderFile, 'order' | 'refundable'>;
};

/**
 * Items of the parcel with checkboxes that are never stored. Vouchers have none, because they go by mail. Refunded
 * items are listed below. A cancelled, withdrawn or refunded order has nothing to pack, unless it was already sent.
 */
export function PackingList({ t, kindName, file: { order, refundable } }: Props) {
  const lines = shareLines(order, refundable.refunds);
  const left = lines.filter((one) => one.left > 0);
  const refunded = lines.filter((one) => one.refunded > 0);
  const isToTick = stillComes(order);
  const said = ({ line: { title, kind, article } }: (typeof lines)[number], pieces: number) => (
    <>
      <strong>{pieces} ×</strong>
      <span>
        {title} <small>{`${kindName(kind)} · ${article}`}</small>
      </span>
    </>
  );
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      {(!isToTick || left.length === 0) && <p>{t('order.nothingToPack')}</p>}
      <ul className="packing">
        {left.map((one) => (
          <li key={one.line.id}>
            {isToTick && one.line.kind !== 'voucher' ? (
              <label className="tick">
                <input type="checkbox" autoComplete="off" />
                {said(one, one.left)}
              </label>
            ) : (
              <span className="tick">{said(one, one.left)}</span>
            )}
          </li>
        ))}
      </ul>
      {refunded.length > 0 && (
        <>
          <h3>{t(hasLeft(order) ? 'order.refunded' : 'order.refundedPieces')}</h3>
          <ul className="packing">
            {refunded.map((one) => (
              <li key={one.line.id} className="tick">
                {said(one, one.refunded)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
