import { keepAlways } from '@/lib/content/store/keep-once';

type Listener = () => void;

/** One for the process: whoever puts something in and whoever delivers may be of different bundles of Next. */
const listeners = () => keepAlways('outbox bell', () => new Set<Listener>());

/** Something has been put into the outbox; its transaction may still be open. */
export function ring(): void {
  for (const listener of listeners()) listener();
}

/** @returns takes it back */
export function onRing(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}
