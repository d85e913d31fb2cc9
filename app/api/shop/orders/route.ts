import { answerOrders } from '@/lib/shop/checkout/answer-orders';

/** `/api/shop/orders`: a checkout's form. */
export function POST(request: Request) {
  return answerOrders(request, new Date());
}
