import { setImmediate as pause } from 'node:timers/promises';

/** Thrown if the queue is full or the visitor has too many tasks in it. A retry makes sense after `seconds`. */
export class ServerBusyError extends Error {
  readonly seconds = 2;
}

export type RenderRequest = {
  /** Client key; absent if clients cannot be distinguished. */
  visitor?: string | undefined;
  /** Whether a client still waits for the result. */
  isWanted: () => boolean;
};

/**
 * Queue limits. At most 64 tasks wait, and only as many as finish in about two seconds at the recent task
 * duration (on a shared machine a render of 20 ms takes 300 ms). Up to `ofVisitor` tasks are accepted however
 * long they take. One visitor may have at most `ofVisitor` tasks in the queue, which is several times what a
 * browser requests at once.
 */
const defaultLimits = { waiting: 64, ofVisitor: 12, time: 2_000 };

export type EnqueueRender = ReturnType<typeof createRenderQueue>;

/**
 * Runs CPU-bound tasks one at a time, with a pause in between, so that responses from memory can be sent. Skips tasks
 * that no client waits for any more.
 */
export function createRenderQueue(limits: Partial<typeof defaultLimits> = {}) {
  const { waiting, ofVisitor, time } = { ...defaultLimits, ...limits };
  const queue: { request: RenderRequest; start: () => Promise<unknown>; drop: () => void }[] = [];
  const queuedByVisitor = new Map<string, number>();
  let isRunning = false;
  /** Moving average of the task duration (ms). */
  let averageDuration = 0;

  const isFull = () =>
    queue.length >= waiting || (queue.length >= ofVisitor && queue.length * averageDuration > time);

  function count(visitor: string | undefined, change: 1 | -1) {
    if (visitor === undefined) return;
    const now = (queuedByVisitor.get(visitor) ?? 0) + change;
    if (now > 0) queuedByVisitor.set(visitor, now);
    else queuedByVisitor.delete(visitor);
  }

  async function run() {
    isRunning = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!next.request.isWanted()) {
        next.drop();
        continue;
      }
      const startedAt = performance.now();
      await next.start();
      averageDuration += (performance.now() - startedAt - averageDuration) / 5;
      await pause();
    }
    isRunning = false;
  }

  /** Queues `task`; resolves to `undefined` if it was no longer wanted when its turn came. @throws ServerBusyError */
  return function enqueueRender<T>(
    request: RenderRequest,
    task: () => Promise<T>,
  ): Promise<T | undefined> {
    const { visitor } = request;
    const queuedCount = visitor === undefined ? 0 : (queuedByVisitor.get(visitor) ?? 0);
    if (isFull() || queuedCount >= ofVisitor) return Promise.reject(new ServerBusyError());
    count(visitor, 1);
    const result = new Promise<T | undefined>((resolve, reject) => {
      const start = () => task().then(resolve, reject);
      queue.push({ request, start, drop: () => resolve(undefined) });
    });
    if (!isRunning) void run();
    return result.finally(() => count(visitor, -1));
  };
}
