import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../headers/request-id';

export type Log = (line: string) => void;
export type Asked = {
  method?: string | undefined;
  url?: string | undefined;
  /** The name it has in its answer (`request-id.ts`). */
  request?: string | undefined;
};

/** Eight hexadecimal digits: what a visitor can read out on the telephone. */
export function createErrorId(): string {
  return randomBytes(4).toString('hex');
}

export function askedOf({ method, url }: IncomingMessage, response: ServerResponse): Asked {
  return { method, url, request: readRequestId(response) };
}

/** One line of JSON for the operator; the id finds it again. `digest` is Next's name for an error. */
export function logFailure(log: Log, error: unknown, asked: Asked, id: string): void {
  const { message, stack, digest } =
    error instanceof Error ? (error as Error & { digest?: string }) : nameless(error);
  const { method, url, request } = asked;
  const time = new Date().toISOString();
  log(
    `${JSON.stringify({ level: 'error', id, digest, time, request, method, url, message, stack })}\n`,
  );
}

function nameless(error: unknown) {
  return { message: String(error), stack: undefined, digest: undefined };
}
