import { randomUUID } from 'node:crypto';
import { beat, beats, endBeat } from '@/lib/shop/database/heartbeat';
import type { Database } from '@/lib/shop/database/open-database';
import { type Deliver, deliverDue } from '@/lib/shop/mail/outbox/deliver-due';
import { nameless } from '@/lib/shop/mail/outbox/nameless';
import { onRing } from '@/lib/shop/mail/outbox/wake-signal';

type Dispatch = {
  open: () => Promise<Database>;
  deliver: (db: Database, row: Parameters<Deliver>[0]) => Promise<void>;
  /** What is seen to once a minute beside it. */
  chores: ((db: Database, now: Date) => Promise<unknown>)[];
  log?: (line: string) => void;
};

/** Milliseconds: how often it looks by itself, and does its chores. */
const every = { look: 30_000, chores: beats.every };

/**
 * How long after something was put in it is looked for (ms): the transaction may still be open, and mostly is over at
 * the first of them.
 */
const afterRing = [50, 500, 3_000];

/** At most so many mails in one go, between which chores have their turn. */
const most = 50;

/**
 * Delivers what is put into the outbox, at once what this process puts in, and does the shop's chores. An error (the
 * database is away) is logged, and it looks again. Meanwhile it says in the database that the site runs on it.
 * @returns stops it: nothing new is begun, and what is under way is finished
 */
export function startDispatch({ open, deliver, chores, log = logLine }: Dispatch) {
  const run = randomUUID();
  const says = (db: Database, now: Date) => beat(db, run, now);
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a look that is asked for while another is under way follows it. */
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
  // Where the database is away the first look says so.
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
