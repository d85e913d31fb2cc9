/** Resolves after a time, or rejects with the signal's reason on abort. */
export function wait(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Milliseconds after which an incomplete response is aborted. */
export const deadline = 15_000;

/** A signal that aborts together with the given one, or with a `TimeoutError` at the deadline. */
export function withDeadline(signal?: AbortSignal | null): AbortSignal {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new DOMException('No answer in time', 'TimeoutError')),
    deadline,
  );
  const follow = () => {
    clearTimeout(timer);
    stop.abort(signal?.reason);
  };
  if (signal?.aborted) follow();
  else signal?.addEventListener('abort', follow, { once: true });
  return stop.signal;
}
