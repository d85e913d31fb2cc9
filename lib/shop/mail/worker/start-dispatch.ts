import { randomUUID } from 'node:crypto';
import { beat, beats, endBeat } from '@/lib/shop/database/heartbeat';
import type { Database } from '@/lib/shop/database/open-database';
import { type Deliver, deliverDue } from '@/lib/shop/mail/outbox/deliver-due';
import { nameless } from '@/lib/shop/mail/outbox/nameless';
import { onRing } from '@/lib/shop/mail/outbox/wake-signal';

type Dispatch = {
  open: () => Promise<Database>;
  deliver: (db: Database, row: Parameters<Deliver>[0]) => Promise<void>;
  /** Tasks that run once a minute. */
  chores: ((db: Database, now: Date) => Promise<unknown>)[];
  log?: (line: string) => void;
};

/** Milliseconds between outbox polls, and between chores. */
const every = { look: 30_000, chores: beats.every };

/**
 * Delays of outbox polls after an entry was added (ms): its transaction may still be open, and has
 * usually ended by the first.
 */
const afterRing = [50, 500, 3_000];

/** Maximum mails per run; chores get their turn between runs. */
const most = 50;

/**
 * Delivers outbox entries, those added by this process at once, and runs the shop's chores. Errors
 * (such as a lost database connection) are logged and retried. Also writes a heartbeat that marks the
 * database as in use.
 * @returns a function that stops it: nothing new is started, and the running task is completed
 */
export function startDispatch({ open, deliver, chores, log = logLine }: Dispatch) {
  const run = randomUUID();
  const says = (db: Database, now: Date) => beat(db, run, now);
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other. */
  const queue = (act: () => Promise<unknown>) => {
    last = last.then(() => (isOver ? undefined : act())).catch((error) => log(failureLine(error)));
    return last;
  };
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return last;
    isWaiting = true;
    return queue(async () => {
      isWaiting = false;
      const db = await open();
      const clock = () => new Date();
      const saying: Deliver = (row) => deliver(db, row);
      const { sent, failed } = await deliverDue(db, saying, clock, { most, isOver: () => isOver });
      if (sent + failed === most) void look();
    });
  };
  const seeTo = () => {
    for (const chore of [says, ...chores]) void queue(async () => chore(await open(), new Date()));
  };
  const soon: (NodeJS.Timeout | undefined)[] = [];
  const stopHearing = onRing(() => {
    for (const [at, pause] of afterRing.entries())
      soon[at] ??= setTimeout(() => {
        soon[at] = undefined;
        void look();
      }, pause).unref();
  });
  const timers = [setInterval(look, every.look), setInterval(seeTo, every.chores)];
  for (const timer of timers) timer.unref();
  // If the database is unavailable, the first poll logs it.
  void queue(() =>
    open()
      .then((db) => says(db, new Date()))
      .catch(() => undefined),
  );
  void look();
  return async () => {
    isOver = true;
    stopHearing();
    for (const timer of [...timers, ...soon]) clearTimeout(timer);
    await last;
    await open()
      .then((db) => endBeat(db, run))
      .catch(() => undefined);
  };
}

function failureLine(error: unknown): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'error', time, message: `Outbox: ${nameless(error)}` })}\n`;
}

function logLine(line: string): void {
  process.stderr.write(line);
}
