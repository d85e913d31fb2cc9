import { randomBytes } from 'node:crypto';

export type Log = (line: string) => void;
export type Asked = { method?: string | undefined; url?: string | undefined };

/** Eight hexadecimal digits: what a visitor can read out on the telephone. */
export function createErrorId(): string {
  return randomBytes(4).toString('hex');
}

/** One line of JSON for the operator; the id finds it again. `digest` is Next's name for an error. */
export function logFailure(log: Log, error: unknown, asked: Asked, id: string): void {
  const { message, stack, digest } =
    error instanceof Error ? (error as Error & { digest?: string }) : nameless(error);
  const { method, url } = asked;
  const time = new Date().toISOString();
  log(`${JSON.stringify({ level: 'error', id, digest, time, method, url, message, stack })}\n`);
}

function nameless(error: unknown) {
  return { message: String(error), stack: undefined, digest: undefined };
}
