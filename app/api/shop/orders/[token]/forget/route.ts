import { deleteStoredMails } from '@/lib/shop/commands/delete-stored-mails';
import { forgetOrder } from '@/lib/shop/commands/forget-order';
import { answerAct } from '@/lib/shop/order-page/answer-act';

type Context = { params: Promise<{ token: string }> };

/** The buyer wants the order to say no more whose it was; the page then says what stays. */
export function POST(request: Request, { params }: Context) {
  return answerAct(request, params, async ({ db, order, now }) => {
    await forgetOrder(db, { orderId: order.id, actor: 'visitor', now });
    await deleteStoredMails(db, order.id);
  });
}
