import { setImmediate as pause } from 'node:timers/promises';

/** Too much is asked for at once; in so many seconds it may be otherwise. */
export class TooBusy extends Error {
  readonly seconds = 2;
}

export type Wish = {
  /** Who asks; absent where nobody is to be told from others. */
  visitor?: string | undefined;
  /** Whether anybody still waits for it. */
  isWanted: () => boolean;
};

/**
 * How much may wait: as much as has its answer after some two seconds, by what a piece has taken of late (on a
 * machine with others a render of 20 ms takes 300), and 64 at most. One visitor's share is what a browser asks for
 * at once, several times over: so much may always wait.
 */
const most = { waiting: 64, ofVisitor: 12, time: 2_000 };

export type Take = ReturnType<typeof createRenderQueue>;

/**
 * Work that holds the processor, one piece at a time and a breath between: what is answered from memory
 * goes out in between. What nobody waits for any more is left out.
 */
export function createRenderQueue(given: Partial<typeof most> = {}) {
  const { waiting, ofVisitor, time } = { ...most, ...given };
  const line: { wish: Wish; start: () => Promise<unknown>; drop: () => void }[] = [];
  const share = new Map<string, number>();
  let isRunning = false;
  /** What a piece takes (ms), of the last ones more than of those before. */
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

  /** Does `work` in its turn; `undefined` where nobody wanted it by then. @throws TooBusy */
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
