import {
  stepTransition,
  type Transition,
  type TransitionEvent,
  type TransitionSignal,
} from './step-transition';

let current: Transition | undefined;
const listeners = new Set<(signal: TransitionSignal) => void>();

/** Reports an event of the running soft navigation, and notifies the listeners. */
export function tellTransition(event: TransitionEvent) {
  const step = stepTransition(current, event);
  current = step.current;
  if (!step.signal) return;
  for (const listener of listeners) listener(step.signal);
}

/** The running soft navigation, if any. */
export function currentTransition(): Transition | undefined {
  return current;
}

/**
 * Subscribes to soft navigations: started, failed (the payload could not be loaded) and finished (the page is in the
 * document and its address in the history; not yet painted). Returns an unsubscribe function.
 */
export function listenToTransitions(listener: (signal: TransitionSignal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
