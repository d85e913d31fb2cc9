const key = 'scrollTop';

/** Where a page stood when its history entry was left, in px from the top. */
export function readPlace(state: unknown): number | undefined {
  const place = (state as Record<string, unknown> | null)?.[key];
  return typeof place === 'number' ? place : undefined;
}

/** The state of one entry for another, which has not been left yet. */
export function withoutPlace(state: unknown): unknown {
  if (!state) return state;
  const { [key]: _, ...rest } = state as Record<string, unknown>;
  return rest;
}

/** A history entry's state with the place in it; what others keep there stays. */
export function withPlace(state: unknown, top: number): Record<string, unknown> {
  return { ...(state as object | null), [key]: top };
}
