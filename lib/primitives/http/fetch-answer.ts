import { readRetryAfter } from './retry-after';
import { wait } from './wait';
import { withDeadline } from './with-deadline';

/** An answer that is not what was asked for: any status but 2xx. */
export class FetchError extends Error {
  override name = 'FetchError';

  /** @param url as it was asked for; the message names it without its query */
  constructor(
    readonly method: string,
    readonly url: string,
    readonly status: number,
  ) {
    super(`${method} ${url.split('?', 1)[0]} answered ${status}`);
  }
}

/** Statuses after which a GET is asked once more (specification, section 8). */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * The one way the site asks for something in the browser. A GET that fails with a passing status is
 * asked once more, after what `Retry-After` says (at most 5 s); POST, PUT, PATCH, DELETE never are.
 * What is not there whole after the deadline is given up: a visitor must hear of a server that is silent.
 *
 * @throws FetchError for any status but 2xx; what `fetch` throws for a network that fails; the
 * signal's reason, also while it waits; `TimeoutError` at the deadline, which reading the body may throw too
 */
export async function fetchAnswer(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  const signal = withDeadline(init.signal);
  const ask = () => fetch(url, { ...init, signal });
  let answer = await ask();
  if (isRetried(method, answer.status)) {
    const pause = readRetryAfter(answer.headers.get('retry-after'), Date.now());
    if (pause > 0) await wait(pause, signal);
    answer = await ask();
  }
  if (!answer.ok) throw new FetchError(method, url, answer.status);
  return answer;
}

/** Whether an answer is asked for again, once: only a GET is; what changes something never is. */
function isRetried(method: string, status: number): boolean {
  return method.toUpperCase() === 'GET' && retried.has(status);
}
