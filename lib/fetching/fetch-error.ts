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
