import { readChosenPieces } from '@/lib/shop/order-page/chosen-pieces';
import { runBuyerCommand } from '@/lib/shop/order-page/run-buyer-command';
import { readStatement } from '@/lib/shop/withdrawal/withdrawal-form';
import { withdrawFromPage } from '@/lib/shop/withdrawal/withdrawal-request';

type Context = { params: Promise<{ token: string }> };

/**
 * Declares a withdrawal that the buyer has confirmed, from the order or the chosen pieces. It is accepted even
 * with an invalid name, because the secret link already identifies the order. Without pieces the form is shown
 * again.
 */
export function POST(request: Request, { params }: Context) {
  return runBuyerCommand(request, params, async ({ db, order, shopConfig, form, now }) => {
    const lines = readChosenPieces(form);
    if (lines?.every(({ pieces }) => pieces === 0)) return '?act=withdraw&fault=none';
    const { name } = readStatement(form).statement;
    const statement = {
      name: name.slice(0, 70) || (order.address?.name ?? ''),
      ...{ contract: order.number, email: order.email },
    };
    const request = { orderId: order.id, statement, shopConfig, now };
    await withdrawFromPage(db, { ...request, ...(lines && { lines }) });
    return undefined;
  });
}
