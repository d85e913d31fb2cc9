import { FetchError } from './fetch-error';
import { readRetryAfter } from './retry-after';
import { isRetried } from './retry-rule';
import { wait } from './wait';

/**
 * The one way the site asks for something in the browser. A GET that fails with a passing status is
 * asked once more, after what `Retry-After` says (at most 5 s); POST, PUT, PATCH, DELETE never are.
 *
 * @throws FetchError for any status but 2xx; what `fetch` throws for a network that fails; the
 * signal's reason, also while it waits
 */
export async function fetchAnswer(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', signal } = init;
  let answer = await fetch(url, init);
  if (isRetried(method, answer.status)) {
    const pause = readRetryAfter(answer.headers.get('retry-after'), Date.now());
    if (pause > 0) await wait(pause, signal);
    answer = await fetch(url, init);
  }
  if (!answer.ok) throw new FetchError(method, url, answer.status);
  return answer;
}
