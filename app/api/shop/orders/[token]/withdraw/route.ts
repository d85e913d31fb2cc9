import { runBuyerCommand } from '@/lib/shop/order-page/run-buyer-command';
import { readStatement } from '@/lib/shop/withdrawal/withdrawal-form';
import { withdrawFromPage } from '@/lib/shop/withdrawal/withdrawal-request';

type Context = { params: Promise<{ token: string }> };

/**
 * Declares a withdrawal that the buyer has confirmed. An invalid name is no reason to refuse it, because the secret
 * link already identifies the order.
 */
export function POST(request: Request, { params }: Context) {
  return runBuyerCommand(request, params, async ({ db, order, shopConfig, form, now }) => {
    const { name } = readStatement(form).statement;
    const statement = {
      name: name.slice(0, 70) || (order.address?.name ?? ''),
      ...{ contract: order.number, email: order.email },
    };
    await withdrawFromPage(db, { orderId: order.id, statement, shopConfig, now });
  });
}
