import { z } from 'zod';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { collectOrder } from '@/lib/shop/commands/collect-order';
import { noteOrder } from '@/lib/shop/commands/note-order';
import { packOrder } from '@/lib/shop/commands/pack-order';
import { sendOrder } from '@/lib/shop/commands/send-order';
import { setTracking } from '@/lib/shop/commands/set-tracking';
import { takeBack } from '@/lib/shop/commands/take-back';
import type { Desk } from '../entry/enter-desk';
import { defineAct, type Fields } from './define-act';
import { idField } from './form-fields';
import { orderPath } from './order-path';

const order = z.object({ orderId: idField });
const parcel = order.extend({ tracking: z.string().trim().max(200) });
const back = ({ orderId }: Fields) => orderPath(orderId);

/** The actor, shop config and time of an action. */
const by = ({ visitor, till, now }: Desk) => ({ actor: visitor.email, till, now });

export const orderActs = {
  'order-pack': defineAct('order-pack', {
    ...{ form: order, back },
    run: (desk, form) => packOrder(desk.db, { ...by(desk), ...form }),
  }),
  'order-send': defineAct('order-send', {
    ...{ form: parcel, back },
    run: (desk, form) => sendOrder(desk.db, { ...by(desk), ...form }),
  }),
  'order-tracking': defineAct('order-tracking', {
    ...{ form: parcel, back },
    run: (desk, form) => setTracking(desk.db, { ...by(desk), ...form }),
  }),
  'order-collect': defineAct('order-collect', {
    ...{ form: order, back },
    run: (desk, form) => collectOrder(desk.db, { ...by(desk), ...form }),
  }),
  'order-cancel': defineAct('order-cancel', {
    ...{ form: order, back },
    run: (desk, form) => cancelOrder(desk.db, { ...by(desk), ...form }),
  }),
  'order-return': defineAct('order-return', {
    form: order.extend({ restock: z.literal('on').optional() }),
    back,
    run: (desk, { orderId, restock }) =>
      takeBack(desk.db, { ...by(desk), orderId, restock: restock === 'on' }),
  }),
  'order-note': defineAct('order-note', {
    form: order.extend({ note: z.string().trim().max(5000) }),
    back,
    run: (desk, form) => noteOrder(desk.db, { ...by(desk), ...form }),
  }),
};
