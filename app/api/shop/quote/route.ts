import { answerQuote } from '@/lib/shop/checkout/answer-quote';

/** `/api/shop/quote`: what a checkout's form costs as it stands. */
export function POST(request: Request) {
  return answerQuote(request);
}
