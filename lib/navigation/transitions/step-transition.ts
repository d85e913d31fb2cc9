/** How the router goes to another page: the words of Next's `onRouterTransitionStart`. */
export type TransitionKind = 'push' | 'replace' | 'traverse';

/** A soft navigation that has not arrived. */
export type Transition = {
  kind: TransitionKind;
  path: string;
  failed: boolean;
  /** The whole address it leads to. */
  to: string;
  /** Where those led that it has overtaken: the router may still write their addresses. */
  overtaken: readonly string[];
};

export type TransitionEvent =
  /** `from` is the whole address that a path is relative to. */
  | { type: 'start'; kind: TransitionKind; path: string; from: string }
  /** The router has put a page on the screen and its address, a whole one, into the history. */
  | { type: 'commit'; address: string }
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
 * counts, as it does for the router: a busy browser may commit the earlier one before it, and that is
 * not its arrival. What happens while there is none (a refresh, a shallow change of the address, a
 * failed refresh) is nobody's.
 */
export function stepTransition(current: Transition | undefined, event: TransitionEvent): Step {
  if (event.type === 'start') {
    const { kind, path, from } = event;
    const to = new URL(path, from).href;
    const overtaken = current ? [...current.overtaken, current.to] : [];
    return {
      current: { kind, path, failed: false, to, overtaken },
      signal: { type: 'started', kind, path },
    };
  }
  if (!current) return {};
  const { kind, path, failed, to, overtaken } = current;
  if (event.type === 'commit') {
    if (event.address !== to && overtaken.includes(event.address)) return { current };
    return { signal: { type: 'finished', kind, path } };
  }
  if (failed) return { current };
  return { current: { ...current, failed: true }, signal: { type: 'failed', kind, path } };
}
