import { handleQuoteRequest } from '@/lib/shop/checkout/handle-quote-request';

/** `POST /api/shop/quote`: the total of a checkout form in its current state. */
export function POST(request: Request) {
  return handleQuoteRequest(request);
}
