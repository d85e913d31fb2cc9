import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';
import { hideTokens } from '../uncached/hide-tokens';

export type Log = (line: string) => void;
export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  /** The request id that the response carries (`request-id.ts`). */
  request?: string | undefined;
};

/** Eight hexadecimal digits, short enough to be read out on the telephone. */
export function createErrorId(): string {
  return randomBytes(4).toString('hex');
}

export function askedOf({ method, url }: IncomingMessage, response: ServerResponse): Asked {
  return { method, url, request: readRequestId(response) };
}

/**
 * Writes one line of JSON for the operator, to be found by its id. `digest` is Next's id of an error. Order tokens are
 * removed from addresses.
 */
export function logFailure(log: Log, error: unknown, asked: Asked, id: string): void {
  const { message, stack, digest } =
    error instanceof Error ? (error as Error & { digest?: string }) : nameless(error);
  const { method, url, request } = asked;
  const time = new Date().toISOString();
  const told = { level: 'error', id, digest, time, request, method };
  const said = { url: url && hideTokens(url), message: hideTokens(message) };
  log(`${JSON.stringify({ ...told, ...said, stack: stack && hideInHead(stack) })}\n`);
}

/** Hides tokens in the message at the head of a stack. The file names below stay as they are. */
function hideInHead(stack: string): string {
  const at = stack.search(/\n\s+at /);
  return at < 0 ? hideTokens(stack) : hideTokens(stack.slice(0, at)) + stack.slice(at);
}

function nameless(error: unknown) {
  return { message: String(error), stack: undefined, digest: undefined };
}
