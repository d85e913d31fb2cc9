/** Kinds of router navigations, as in Next's `onRouterTransitionStart`. */
export type TransitionKind = 'push' | 'replace' | 'traverse';

/** A running soft navigation. */
type Transition = {
  kind: TransitionKind;
  path: string;
  failed: boolean;
  /** The absolute target address. */
  to: string;
  /** Targets of earlier navigations that this one has replaced. The router may still commit them. */
  superseded: readonly string[];
};

type TransitionEvent =
  /** `from` is the absolute base address of `path`. */
  | { type: 'start'; kind: TransitionKind; path: string; from: string }
  /** The router has rendered a page and written its absolute address into the history. */
  | { type: 'commit'; address: string }
  /** A payload could not be loaded. Next then lets the browser load the page. */
  | { type: 'fail' };

/** Events for listeners. */
export type TransitionSignal = {
  type: 'started' | 'finished' | 'failed';
  kind: TransitionKind;
  /** As passed to the router: path, query and hash, or an absolute address on back and forward. */
  path: string;
};

type Step = { current?: Transition; signal?: TransitionSignal };

/**
 * State machine of soft navigations: the next state and the event for listeners. Of two concurrent navigations
 * the later one counts, as it does for the router. A busy browser may commit the earlier one first, which does
 * not finish the later one. Events without a running navigation (a refresh, a shallow change of the address)
 * are ignored.
 */
export function stepTransition(current: Transition | undefined, event: TransitionEvent): Step {
  if (event.type === 'start') {
    const { kind, path, from } = event;
    const to = new URL(path, from).href;
    const superseded = current ? [...current.superseded, current.to] : [];
    return {
      current: { kind, path, failed: false, to, superseded },
      signal: { type: 'started', kind, path },
    };
  }
  if (!current) return {};
  const { kind, path, failed, to, superseded } = current;
  if (event.type === 'commit') {
    if (event.address !== to && superseded.includes(event.address)) return { current };
    return { signal: { type: 'finished', kind, path } };
  }
  if (failed) return { current };
  return { current: { ...current, failed: true }, signal: { type: 'failed', kind, path } };
}

/** Stores the target of a navigation, for `recoverChunks`, in case a script fails to load meanwhile. */
export function recordNavigationTarget(url: string): void {
  window.bobineHeading = { from: location.href, to: new URL(url, location.href).href };
}

let current: Transition | undefined;
const listeners = new Set<(signal: TransitionSignal) => void>();

/** Reports an event of the running soft navigation, and notifies the listeners. */
export function dispatchTransition(event: TransitionEvent) {
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
