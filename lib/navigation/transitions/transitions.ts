import {
  stepTransition,
  type Transition,
  type TransitionEvent,
  type TransitionSignal,
} from './step-transition';

let current: Transition | undefined;
const listeners = new Set<(signal: TransitionSignal) => void>();

/** Tells what happens to the soft navigation that is under way; its listeners hear what it means. */
export function tellTransition(event: TransitionEvent) {
  const step = stepTransition(current, event);
  current = step.current;
  if (!step.signal) return;
  for (const listener of listeners) listener(step.signal);
}

/** The soft navigation that is under way, if any. */
export function currentTransition(): Transition | undefined {
  return current;
}

/**
 * Hears when a soft navigation starts, fails (its payload could not be had) and finishes (its page
 * stands in the document and its address in the history; the paint is next).
 * Returns the way to stop listening.
 */
export function listenToTransitions(listener: (signal: TransitionSignal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
