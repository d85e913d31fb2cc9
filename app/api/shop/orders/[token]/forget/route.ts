import { deleteStoredMails, eraseOrderData } from '@/lib/shop/commands/erase-order-data';
import { runBuyerCommand } from '@/lib/shop/order-page/run-buyer-command';

type Context = { params: Promise<{ token: string }> };

/** Removes the buyer's personal data from the order at their request. The order page then shows what remains stored. */
export function POST(request: Request, { params }: Context) {
  return runBuyerCommand(request, params, async ({ db, order, now }) => {
    await eraseOrderData(db, { orderId: order.id, actor: 'visitor', now });
    await deleteStoredMails(db, order.id);
    return undefined;
  });
}
