import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';
import { redactTokens } from '../uncached/shop-addresses';

/** Request header with which the server passes Next the id for an error of this request. */
export const errorIdHeader = 'x-bobine-error-id';

export type Log = (line: string) => void;
export type LoggedRequest = {
  method?: string | undefined;
  url?: string | undefined;
  /** The request id that the response carries (`request-id.ts`). */
  request?: string | undefined;
};

/** Eight hexadecimal digits, short enough to be read out on the telephone. */
export function createErrorId(): string {
  return randomBytes(4).toString('hex');
}

export function describeRequest(
  { method, url }: IncomingMessage,
  response: ServerResponse,
): LoggedRequest {
  return { method, url, request: readRequestId(response) };
}

/**
 * Writes one line of JSON for the operator, to be found by its id. `digest` is Next's id of an error. Order tokens are
 * removed from addresses.
 */
export function logFailure(log: Log, error: unknown, logged: LoggedRequest, id: string): void {
  const { message, stack, digest } =
    error instanceof Error ? (error as Error & { digest?: string }) : describeUnknown(error);
  const { method, url, request } = logged;
  const time = new Date().toISOString();
  const entry = { level: 'error', id, digest, time, request, method };
  const redacted = { url: url && redactTokens(url), message: redactTokens(message) };
  log(`${JSON.stringify({ ...entry, ...redacted, stack: stack && hideInHead(stack) })}\n`);
}

/** Hides tokens in the message at the head of a stack. The file names below stay as they are. */
function hideInHead(stack: string): string {
  const at = stack.search(/\n\s+at /);
  return at < 0 ? redactTokens(stack) : redactTokens(stack.slice(0, at)) + stack.slice(at);
}

function describeUnknown(error: unknown) {
  return { message: String(error), stack: undefined, digest: undefined };
}
