import { readRetryAfter } from './headers';
import { wait, withDeadline } from './timing';

/** A response with a status other than 2xx. */
export class FetchError extends Error {
  override name = 'FetchError';

  /** @param url the request URL; the message omits its query */
  constructor(
    readonly method: string,
    readonly url: string,
    readonly status: number,
  ) {
    super(`${method} ${url.split('?', 1)[0]} answered ${status}`);
  }
}

/** Statuses after which a GET is retried once. */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a request from the browser. A GET that fails with a transient status is retried once, after
 * the `Retry-After` time (at most 5 s); other methods are never retried. A request or response that
 * is incomplete at the deadline is aborted, so that the visitor learns of a silent server.
 *
 * @throws FetchError for any status but 2xx; the error of `fetch` for a network failure; the
 * signal's reason, also while waiting; `TimeoutError` at the deadline, which reading the body may
 * throw too
 */
export async function fetchWithRetry(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  const signal = withDeadline(init.signal);
  const send = () => fetch(url, { ...init, signal });
  let response = await send();
  if (isRetried(method, response.status)) {
    const pause = readRetryAfter(response.headers.get('retry-after'), Date.now());
    if (pause > 0) await wait(pause, signal);
    response = await send();
  }
  if (!response.ok) throw new FetchError(method, url, response.status);
  return response;
}

/** Whether a request is retried: only GET, and only for transient statuses. */
function isRetried(method: string, status: number): boolean {
  return method.toUpperCase() === 'GET' && retried.has(status);
}

/**
 * Fetches JSON and checks its shape.
 *
 * @throws the errors of `fetchWithRetry`; SyntaxError for invalid JSON; TypeError for another shape
 */
export async function fetchJson<T>(
  url: string,
  isExpected: (json: unknown) => json is T,
  init?: RequestInit,
): Promise<T> {
  const json: unknown = await (await fetchWithRetry(url, init)).json();
  if (!isExpected(json)) throw new TypeError(`${url.split('?', 1)[0]} answered something else`);
  return json;
}
