import { answerOrders } from '@/lib/shop/checkout/answer-orders';

/** `POST /api/shop/orders`: submits the checkout form. */
export function POST(request: Request) {
  return answerOrders(request, new Date());
}
