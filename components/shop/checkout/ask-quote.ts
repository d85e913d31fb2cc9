import type { QuoteAnswer } from '@/lib/shop/checkout/answer-quote';

/** Requests the sums for the current form. @throws if the response is not ok */
export async function askQuote(form: HTMLFormElement, signal: AbortSignal): Promise<QuoteAnswer> {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const answer = await fetch('/api/shop/quote', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
    signal,
  });
  if (!answer.ok) throw new Error(`The shop answers ${answer.status}`);
  return answer.json();
}
