import { z } from 'zod';
import { readEmail } from '@/lib/primitives/text/email';
import { cancelOrder } from '@/lib/shop/commands/cancel-order';
import { correctLines } from '@/lib/shop/commands/correct-lines';
import { correctContact } from '@/lib/shop/commands/correct-order';
import {
  collectOrder,
  packOrder,
  sendOrder,
  setOrderNote,
  setTracking,
} from '@/lib/shop/commands/fulfil-order';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import { returnGoods } from '@/lib/shop/commands/return-goods';
import { withdrawOrder } from '@/lib/shop/commands/withdraw-order';
import { writeToBuyer } from '@/lib/shop/commands/write-to-buyer';
import { addressSchema } from '@/lib/shop/orders/address';
import { readOrder } from '@/lib/shop/orders/order';
import { remind } from '@/lib/shop/reminders/remind';
import { correctionPricing, lineFields, linesForm } from '../orders/lines-form';
import { parcelForm, returnForm, withdrawalForm } from '../orders/piece-forms';
import { adminOrderPath, by, defineAction, type Fields, idField } from './define-action';

const order = z.object({ orderId: idField });
const emailField = z
  .string()
  .transform(readEmail)
  .transform((parsed, issues) => {
    if (parsed && 'email' in parsed) return parsed.email;
    issues.addIssue('An email address');
    return z.NEVER;
  });
const { name, street, building, postcode, town } = addressSchema.partial().shape;
/** The address fields of an order. The form omits them once goods have left. */
const addressFields = { name, street, building, postcode, town };
const reminder = order.extend({
  step: z.enum(['1', '2']).transform((step) => (step === '1' ? 1 : 2)),
});
const back = ({ orderId }: Fields) => adminOrderPath(orderId);

export const orderActions = {
  'order-pack': defineAction('order-pack', {
    ...{ form: order, back },
    run: (context, form) => packOrder(context.db, { ...by(context), ...form }),
  }),
  'order-send': defineAction('order-send', {
    ...{ form: parcelForm, back },
    run: (context, form) => sendOrder(context.db, { ...by(context), ...form }),
  }),
  'order-tracking': defineAction('order-tracking', {
    form: order.extend({ tracking: z.string().trim().max(200), shipment: idField.optional() }),
    back,
    run: (context, form) => setTracking(context.db, { ...by(context), ...form }),
  }),
  'order-collect': defineAction('order-collect', {
    ...{ form: order, back },
    run: (context, form) => collectOrder(context.db, { ...by(context), ...form }),
  }),
  'order-cancel': defineAction('order-cancel', {
    ...{ form: order, back },
    run: (context, form) => cancelOrder(context.db, { ...by(context), ...form }),
  }),
  'order-withdraw': defineAction('order-withdraw', {
    ...{ form: withdrawalForm, back },
    run: (context, form) =>
      withdrawOrder(context.db, { ...by(context), ...form, isAccepted: true }),
  }),
  'order-remind': defineAction('order-remind', {
    ...{ form: reminder, back },
    run: (context, form) => remind(context.db, { ...by(context), ...form, state: 'sent' }),
  }),
  'order-remind-skip': defineAction('order-remind-skip', {
    ...{ form: reminder, back },
    run: (context, form) => remind(context.db, { ...by(context), ...form, state: 'skipped' }),
  }),
  'order-return': defineAction('order-return', {
    ...{ form: returnForm, back },
    run: (context, form) => returnGoods(context.db, { ...by(context), ...form }),
  }),
  'order-contact': defineAction('order-contact', {
    form: order.extend({ email: emailField, ...addressFields }),
    back,
    run: (context, { orderId, email, name, street, building, postcode, town }) =>
      correctContact(context.db, {
        ...by(context),
        ...{ orderId, email },
        ...(name !== undefined &&
          street !== undefined &&
          postcode !== undefined &&
          town !== undefined && {
            address: { name, street, building: building ?? '', postcode, town },
          }),
      }),
  }),
  'order-lines': defineAction('order-lines', {
    ...{ form: linesForm, back },
    again: (fields) =>
      `${back(fields)}?${new URLSearchParams({ lines: 'edit', ...lineFields(fields) })}`,
    run: async (context, { orderId, ...form }) => {
      const found = await readOrder(context.db, orderId);
      if (!found) throw new OrderCommandError('correct', 'unknown');
      const pricing = correctionPricing(found, context.shopConfig);
      return correctLines(context.db, { ...by(context), orderId, ...form, ...pricing });
    },
  }),
  'order-write': defineAction('order-write', {
    form: order.extend({ key: idField, text: z.string().trim().min(1).max(5000) }),
    back,
    run: (context, form) => writeToBuyer(context.db, { ...by(context), ...form }),
  }),
  'order-note': defineAction('order-note', {
    form: order.extend({ note: z.string().trim().max(5000) }),
    back,
    run: (context, form) => setOrderNote(context.db, { ...by(context), ...form }),
  }),
};
