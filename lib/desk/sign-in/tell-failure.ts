import { nameless } from '@/lib/outbox/nameless';

/** A link that could not be sent is said in the log; no address stands in it, which mail servers repeat. */
export function tellFailure(error: unknown): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `A link to the desk was not sent: ${nameless(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}
