import type { PlayerStore } from './create-store';

/** Milliseconds between the teardown and its report (specification, section 9). */
const destroyedDelay = 200;

/**
 * Reports the player destroyed and then calls `after`, unless the returned function is called before
 * (React mounts it again).
 */
export function reportDestroyed(store: PlayerStore, after: () => void = () => {}): () => void {
  const timer = setTimeout(() => {
    store.write({ status: 'destroyed' });
    after();
  }, destroyedDelay);
  return () => clearTimeout(timer);
}
