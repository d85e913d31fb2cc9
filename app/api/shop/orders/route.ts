import { handleOrderRequest } from '@/lib/shop/checkout/handle-order-request';

/** `POST /api/shop/orders`: submits the checkout form. */
export function POST(request: Request) {
  return handleOrderRequest(request, new Date());
}
