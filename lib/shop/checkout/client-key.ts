/** Request header in which the server names the client to Next; it overwrites what a client sends. */
export const clientKeyHeader = 'x-bobine-client';

/** The client's key for rate limits: a digest of its address, or one key for all under `next dev`. */
export function clientKeyOf({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(clientKeyHeader) ?? 'development';
}
