/** How the router goes to another page: the words of Next's `onRouterTransitionStart`. */
export type TransitionKind = 'push' | 'replace' | 'traverse';

/** A soft navigation that has not arrived. */
export type Transition = { kind: TransitionKind; path: string; failed: boolean };

export type TransitionEvent =
  | { type: 'start'; kind: TransitionKind; path: string }
  /** The router has put a page on the screen and its address into the history. */
  | { type: 'commit' }
  /** A page's payload could not be had. Next then lets the browser load the page. */
  | { type: 'fail' };

/** What listeners hear. */
export type TransitionSignal = {
  type: 'started' | 'finished' | 'failed';
  kind: TransitionKind;
  /** As the router was given it: path, query and hash, or a whole address where history is walked. */
  path: string;
};

type Step = { current?: Transition; signal?: TransitionSignal };

/**
 * What a soft navigation becomes by an event, and what is said of it. Of two at once the later one
 * counts, as it does for the router; what happens while there is none (a refresh, a shallow change
 * of the address, a failed refresh) is nobody's arrival.
 */
export function stepTransition(current: Transition | undefined, event: TransitionEvent): Step {
  if (event.type === 'start') {
    const { kind, path } = event;
    return { current: { kind, path, failed: false }, signal: { type: 'started', kind, path } };
  }
  if (!current) return {};
  const { kind, path, failed } = current;
  if (event.type === 'commit') return { signal: { type: 'finished', kind, path } };
  if (failed) return { current };
  return { current: { kind, path, failed: true }, signal: { type: 'failed', kind, path } };
}
