import { answerQuote } from '@/lib/shop/checkout/answer-quote';

/** `POST /api/shop/quote`: the total of a checkout form in its current state. */
export function POST(request: Request) {
  return answerQuote(request);
}
