import type { OrderDetails } from '@/lib/admin/orders/order-details';
import {
  awaitedBack,
  dueBack,
  mayComeBack,
  type SplitLine,
  toShip,
} from '@/lib/shop/orders/split-lines';
import { CommandForm, Field } from '../admin-form';
import type { AdminTranslator } from '../admin-translator';

type Props = { t: AdminTranslator; file: Pick<OrderDetails, 'order' | 'split'> };

/**
 * Form to record returned pieces by line: those that can be sold again, and damaged ones. The pieces due back
 * are filled in.
 */
export function ReturnForm({ t, file: { order, split } }: Props) {
  const lines = split.filter((one) => mayComeBack(one) > 0);
  return (
    <details open={lines.length === 0 || lines.some((one) => dueBack(one) > 0)}>
      <summary>{t('actions.return')}</summary>
      {lines.length > 0 && <p className="small">{t('order.returnWords')}</p>}
      <CommandForm
        command="order-return"
        fields={{ orderId: order.id, key: crypto.randomUUID() }}
        button={t('actions.recordReturn')}
      >
        {lines.map((one) => (
          <fieldset key={one.line.position} className="act">
            <legend>
              {one.line.title} <small>{t('order.mayReturn', { count: mayComeBack(one) })}</small>
            </legend>
            <PieceField
              label={t('order.good')}
              name={`good-${one.line.position}`}
              max={mayComeBack(one)}
              pieces={dueBack(one)}
            />
            <PieceField
              label={t('order.damaged')}
              name={`damaged-${one.line.position}`}
              max={mayComeBack(one)}
            />
          </fieldset>
        ))}
      </CommandForm>
    </details>
  );
}

/** Form to record, by line, a withdrawal that the buyer declared by letter, e-mail or telephone. */
export function WithdrawalForm({ t, file: { order, split } }: Props) {
  return (
    <details>
      <summary>{t('actions.withdraw')}</summary>
      <p className="small">{t('order.withdrawWords')}</p>
      <CommandForm
        command="order-withdraw"
        fields={{ orderId: order.id }}
        button={t('actions.withdraw')}
        isSecondary
      >
        {split
          .filter(({ left }) => left > 0)
          .map(({ line: { position, title }, left }) => (
            <PieceField
              key={position}
              label={t('order.piecesOf', { title, count: left })}
              name={`pieces-${position}`}
              max={left}
            />
          ))}
      </CommandForm>
    </details>
  );
}

/** Whether an order can be sent in several parcels. */
export const canSplit = ({ split }: Props['file']) =>
  split.reduce((sum, one) => sum + toShip(one), 0) > 1;

/** Form to send a part of an order as a parcel with its own tracking number. */
export function PartParcelForm({ t, file: { order, split } }: Props) {
  return (
    <details>
      <summary>{t('actions.sendPart')}</summary>
      <p className="small">{t('order.sendPartWords')}</p>
      <CommandForm
        command="order-send"
        fields={{ orderId: order.id }}
        button={t('actions.sendPart')}
        isSecondary
      >
        {split
          .filter((one) => toShip(one) > 0)
          .map((one) => (
            <PieceField
              key={one.line.position}
              label={t('order.piecesOf', { title: one.line.title, count: toShip(one) })}
              name={`pieces-${one.line.position}`}
              max={toShip(one)}
            />
          ))}
        <Field label={t('order.tracking')} name="tracking" maxLength={200} autoComplete="off" />
      </CommandForm>
    </details>
  );
}

type PieceFieldProps = { label: string; name: string; max: number; pieces?: number };

function PieceField({ label, name, max, pieces = 0 }: PieceFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="number"
      min={0}
      max={max}
      defaultValue={pieces}
      autoComplete="off"
    />
  );
}

/** States of the pieces of a line that were withdrawn, refunded or returned: `2 rétractées · 1 revenue`. */
export function formatPieces(t: AdminTranslator, split: SplitLine): string {
  const counts = {
    withdrawn: split.withdrawn,
    refunded: split.refunded,
    returned: split.returned - split.damaged,
    damaged: split.damaged,
    awaited: awaitedBack(split),
  };
  return (Object.keys(counts) as (keyof typeof counts)[])
    .filter((name) => counts[name] > 0)
    .map((name) => t(`order.pieceStates.${name}`, { count: counts[name] }))
    .join(' · ');
}
