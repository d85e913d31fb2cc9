import type { OrderOnPage } from '@/lib/order-page/get-order-page';
import { orderApiPath } from '@/lib/orders/order-path';
import type { Till } from '@/lib/till/till';
import { OrderActs } from './order-acts';
import { OrderAddress } from './order-address';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { OrderPayment } from './order-payment';
import { OrderState } from './order-state';
import { OrderVouchers } from './order-vouchers';
import { TakeFromBasket } from './take-from-basket';
import { WithdrawalReceipt } from './withdrawal-receipt';

/** An order as its buyer sees it. */
export function OrderView({ page, till }: { page: OrderOnPage; till: Till }) {
  const { order } = page;
  const path = orderApiPath(order.token);
  const ordered = order.lines.map(({ article, pieces }) => ({ article, pieces }));
  return (
    <>
      <OrderHead page={page} till={till} />
      <WithdrawalReceipt order={order} />
      <OrderPayment page={page} till={till} path={path} />
      <OrderState page={page} />
      <OrderVouchers page={page} path={path} />
      <OrderLines order={order} from={till.seller.country} />
      <OrderAddress order={order} till={till} />
      <OrderActs page={page} till={till} path={path} />
      <TakeFromBasket lines={ordered} placedAt={order.placed_at} />
    </>
  );
}
