import { deleteStoredMails } from '@/lib/shop/commands/delete-stored-mails';
import { forgetOrder } from '@/lib/shop/commands/forget-order';
import { answerAct } from '@/lib/shop/order-page/answer-act';

type Context = { params: Promise<{ token: string }> };

/** Removes the buyer's personal data from the order at their request. The order page then shows what remains stored. */
export function POST(request: Request, { params }: Context) {
  return answerAct(request, params, async ({ db, order, now }) => {
    await forgetOrder(db, { orderId: order.id, actor: 'visitor', now });
    await deleteStoredMails(db, order.id);
  });
}
