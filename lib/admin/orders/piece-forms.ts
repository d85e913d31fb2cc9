import { z } from 'zod';
import { idField, piecesField } from '../actions/define-action';
import { linePositions } from './refund-form';

/** `pieces-2`, `good-2`, `damaged-2`: pieces of the line at position 2. */
const pieceField = /^(pieces|good|damaged)-(0|[1-9]\d{0,3})$/;

/** Common part of the forms that state a number of pieces per order line; an empty field counts as 0. */
const pieceForm = z
  .object({ orderId: idField })
  .catchall(z.string())
  .transform(({ orderId, ...fields }, issues) => {
    const read = (name: 'pieces' | 'good' | 'damaged', position: number) => {
      const typed = piecesField.safeParse(fields[`${name}-${position}`]?.trim() || '0');
      if (!typed.success) issues.addIssue({ code: 'custom', path: [`${name}-${position}`] });
      return typed.data ?? 0;
    };
    const positions = linePositions(fields, pieceField);
    return { orderId, key: fields.key, tracking: fields.tracking ?? '', positions, read };
  });

/** The admin's withdrawal form: `pieces-<position>`. */
export const withdrawalForm = pieceForm.transform(({ orderId, positions, read }) => ({
  orderId,
  lines: positions.map((position) => ({ position, pieces: read('pieces', position) })),
}));

/** The form of a parcel: its tracking number, and `pieces-<position>` if it holds only a part of the order. */
export const parcelForm = pieceForm.transform(({ orderId, tracking, positions, read }) => ({
  ...{ orderId, tracking: tracking.trim().slice(0, 200) },
  ...(positions.length > 0 && {
    lines: positions.map((position) => ({ position, pieces: read('pieces', position) })),
  }),
}));

/** The return form: `good-<position>` and `damaged-<position>`, with the form's key. */
export const returnForm = pieceForm.transform(({ orderId, key, positions, read }, issues) => {
  const parsedKey = idField.safeParse(key);
  if (!parsedKey.success) issues.addIssue({ code: 'custom', path: ['key'] });
  const lines = positions.map((position) => {
    return { position, good: read('good', position), damaged: read('damaged', position) };
  });
  return { orderId, key: parsedKey.data ?? '', lines };
});
