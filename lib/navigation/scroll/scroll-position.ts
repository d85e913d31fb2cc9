const key = 'scrollTop';

/** The scroll position stored in a history state, in px from the top. */
export function readScrollPosition(state: unknown): number | undefined {
  const top = (state as Record<string, unknown> | null)?.[key];
  return typeof top === 'number' ? top : undefined;
}

/** A history state with the scroll position. Other data in it stays. */
export function withScrollPosition(state: unknown, top: number): Record<string, unknown> {
  return { ...(state as object | null), [key]: top };
}

/** A history state without the scroll position, for a new entry. */
export function withoutScrollPosition(state: unknown): unknown {
  if (!state) return state;
  const { [key]: _, ...rest } = state as Record<string, unknown>;
  return rest;
}
