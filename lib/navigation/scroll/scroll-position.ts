const key = 'scrollTop';

/** Where a page stood when its history entry was left, in px from the top. */
export function readScrollPosition(state: unknown): number | undefined {
  const top = (state as Record<string, unknown> | null)?.[key];
  return typeof top === 'number' ? top : undefined;
}

/** A history entry's state with the scroll position in it; what others keep there stays. */
export function withScrollPosition(state: unknown, top: number): Record<string, unknown> {
  return { ...(state as object | null), [key]: top };
}

/** The state of one entry for another, which has not been left yet. */
export function withoutScrollPosition(state: unknown): unknown {
  if (!state) return state;
  const { [key]: _, ...rest } = state as Record<string, unknown>;
  return rest;
}
