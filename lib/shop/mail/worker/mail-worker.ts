import { randomUUID } from 'node:crypto';
import { heartbeatTimes, recordHeartbeat, removeHeartbeat } from '@/lib/shop/database/heartbeat';
import type { Database } from '@/lib/shop/database/open-database';
import { type Deliver, deliverDue } from '@/lib/shop/mail/outbox/deliver-due';
import { onWake, redactError } from '@/lib/shop/mail/outbox/outbox';

type WorkerOptions = {
  open: () => Promise<Database>;
  deliver: (db: Database, row: Parameters<Deliver>[0]) => Promise<void>;
  /** Tasks that run once a minute. */
  chores: ((db: Database, now: Date) => Promise<unknown>)[];
  log?: (line: string) => void;
};

/** Milliseconds between outbox polls, and between chores. */
const every = { look: 30_000, chores: heartbeatTimes.every };

/**
 * Delays of outbox polls after an entry was added (ms). There are several, because the transaction that adds the
 * entry may still be open. It has usually ended by the first poll.
 */
const wakeDelays = [50, 500, 3_000];

/** Maximum mails per run; chores get their turn between runs. */
const batchSize = 50;

/**
 * Delivers outbox entries (without delay if this process added them) and runs the shop's chores. Errors
 * (such as a lost database connection) are logged, and the work is tried again at its next turn.
 * Also writes a heartbeat that marks the database as in use.
 * @returns a function that stops it: nothing new is started, and the running task is completed
 */
export function startMailWorker({ open, deliver, chores, log = logLine }: WorkerOptions) {
  const run = randomUUID();
  const sendHeartbeat = (db: Database, now: Date) => recordHeartbeat(db, run, now);
  let isStopped = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other. */
  const queue = (task: () => Promise<unknown>) => {
    last = last
      .then(() => (isStopped ? undefined : task()))
      .catch((error) => log(failureLine(error)));
    return last;
  };
  let isWaiting = false;
  const poll = () => {
    if (isWaiting) return last;
    isWaiting = true;
    return queue(async () => {
      isWaiting = false;
      const db = await open();
      const clock = () => new Date();
      const deliverRow: Deliver = (row) => deliver(db, row);
      const { sent, failed } = await deliverDue(db, deliverRow, clock, {
        limit: batchSize,
        shouldStop: () => isStopped,
      });
      if (sent + failed === batchSize) void poll();
    });
  };
  const runChores = () => {
    for (const chore of [sendHeartbeat, ...chores])
      void queue(async () => chore(await open(), new Date()));
  };
  const wakeTimers: (NodeJS.Timeout | undefined)[] = [];
  const stopListening = onWake(() => {
    for (const [at, pause] of wakeDelays.entries())
      wakeTimers[at] ??= setTimeout(() => {
        wakeTimers[at] = undefined;
        void poll();
      }, pause).unref();
  });
  const timers = [setInterval(poll, every.look), setInterval(runChores, every.chores)];
  for (const timer of timers) timer.unref();
  // If the database is unavailable, the first poll logs it.
  void queue(() =>
    open()
      .then((db) => sendHeartbeat(db, new Date()))
      .catch(() => undefined),
  );
  void poll();
  return async () => {
    isStopped = true;
    stopListening();
    for (const timer of [...timers, ...wakeTimers]) clearTimeout(timer);
    await last;
    await open()
      .then((db) => removeHeartbeat(db, run))
      .catch(() => undefined);
  };
}

function failureLine(error: unknown): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'error', time, message: `Outbox: ${redactError(error)}` })}\n`;
}

function logLine(line: string): void {
  process.stderr.write(line);
}
