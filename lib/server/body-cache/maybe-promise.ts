/** A value or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Calls `next` synchronously if the value is available. A promise costs several microseconds, because Next
 * tracks all promises of the process. That would be a tenth of the time for a response from memory.
 */
export function thenSync<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
