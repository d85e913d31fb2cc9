const key = 'scrollTop';

/** Where a page stood when its history entry was left, in px from the top. */
export function readPlace(state: unknown): number | undefined {
  const place = (state as Record<string, unknown> | null)?.[key];
  return typeof place === 'number' ? place : undefined;
}

/** A history entry's state with the place in it; what others keep there stays. */
export function withPlace(state: unknown, top: number): Record<string, unknown> {
  return { ...(state as object | null), [key]: top };
}
