/** Milliseconds after which an answer that is not whole is waited for no longer. */
export const deadline = 15_000;

/** A signal that is aborted with the one given, or by itself with a `TimeoutError` after the deadline. */
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
