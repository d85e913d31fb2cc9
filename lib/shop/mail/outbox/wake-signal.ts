import { keepAlways } from '@/lib/content/store/keep-once';

type Listener = () => void;

/**
 * One set per process: the code that enqueues and the code that delivers may be in different Next
 * bundles.
 */
const listeners = () => keepAlways('outbox bell', () => new Set<Listener>());

/** Signals a new outbox entry; its transaction may still be open. */
export function ring(): void {
  for (const listener of listeners()) listener();
}

/** @returns a function that removes the listener */
export function onRing(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}
