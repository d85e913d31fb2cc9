import { answerAct } from '@/lib/order-page/answer-act';
import { forgetKeptMails } from '@/lib/selling/forget-kept-mails';
import { forgetOrder } from '@/lib/selling/forget-order';

type Context = { params: Promise<{ token: string }> };

/** The buyer wants the order to say no more whose it was; the page then says what stays. */
export function POST(request: Request, { params }: Context) {
  return answerAct(request, params, async ({ db, order, now }) => {
    await forgetOrder(db, { orderId: order.id, actor: 'visitor', now });
    await forgetKeptMails(db, order.id);
  });
}
