import { randomBytes } from 'node:crypto';

export type Log = (line: string) => void;

/** One line of JSON for the operator; the id finds it again. */
export function logFailure(
  log: Log,
  error: unknown,
  asked: { method?: string; url?: string },
): void {
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined };
  const { method, url } = asked;
  const id = randomBytes(4).toString('hex');
  const time = new Date().toISOString();
  log(`${JSON.stringify({ level: 'error', id, time, method, url, message, stack })}\n`);
}
