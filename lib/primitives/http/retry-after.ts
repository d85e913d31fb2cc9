/** Milliseconds; a visitor waits no longer, whatever the server asks for. */
const longestWait = 5_000;

/**
 * How long to wait before asking again, in milliseconds (0 to 5,000): what a `Retry-After` header
 * says in seconds or as a date (RFC 9110, 10.2.3); 0 where it says nothing that can be read.
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | null, now: number): number {
  const said = header?.trim() ?? '';
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Math.min(Math.max(wait || 0, 0), longestWait);
}
