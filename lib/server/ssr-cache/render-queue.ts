import { setImmediate as pause } from 'node:timers/promises';

/** The queue is full. A retry makes sense after `seconds`. */
export class TooBusy extends Error {
  readonly seconds = 2;
}

export type Wish = {
  /** Client key; absent if clients cannot be distinguished. */
  visitor?: string | undefined;
  /** Whether a client still waits for the result. */
  isWanted: () => boolean;
};

/**
 * Queue limits. At most 64 tasks wait, and only as many as finish in about two seconds at the recent task duration (on
 * a shared machine a render of 20 ms takes 300 ms). A visitor may always queue `ofVisitor` tasks, several times what a
 * browser requests at once.
 */
const most = { waiting: 64, ofVisitor: 12, time: 2_000 };

export type Take = ReturnType<typeof createRenderQueue>;

/**
 * Runs CPU-bound tasks one at a time, with a pause in between, so that responses from memory can be sent. Skips tasks
 * that no client waits for any more.
 */
export function createRenderQueue(given: Partial<typeof most> = {}) {
  const { waiting, ofVisitor, time } = { ...most, ...given };
  const line: { wish: Wish; start: () => Promise<unknown>; drop: () => void }[] = [];
  const share = new Map<string, number>();
  let isRunning = false;
  /** Moving average of the task duration (ms). */
  let usual = 0;

  const isFull = () =>
    line.length >= waiting || (line.length >= ofVisitor && line.length * usual > time);

  function count(visitor: string | undefined, change: 1 | -1) {
    if (visitor === undefined) return;
    const now = (share.get(visitor) ?? 0) + change;
    if (now > 0) share.set(visitor, now);
    else share.delete(visitor);
  }

  async function run() {
    isRunning = true;
    for (let next = line.shift(); next; next = line.shift()) {
      if (!next.wish.isWanted()) {
        next.drop();
        continue;
      }
      const begun = performance.now();
      await next.start();
      usual += (performance.now() - begun - usual) / 5;
      await pause();
    }
    isRunning = false;
  }

  /** Queues `work`; resolves to `undefined` if it was no longer wanted when its turn came. @throws TooBusy */
  return function take<T>(wish: Wish, work: () => Promise<T>): Promise<T | undefined> {
    const { visitor } = wish;
    const own = visitor === undefined ? 0 : (share.get(visitor) ?? 0);
    if (isFull() || own >= ofVisitor) return Promise.reject(new TooBusy());
    count(visitor, 1);
    const done = new Promise<T | undefined>((resolve, reject) => {
      const start = () => work().then(resolve, reject);
      line.push({ wish, start, drop: () => resolve(undefined) });
    });
    if (!isRunning) void run();
    return done.finally(() => count(visitor, -1));
  };
}
