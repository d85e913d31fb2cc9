import type { PlayerState } from './player-state';

const refused = new Set([401, 402, 403, 407, 451]);

/** What the answer for a file says of it, by its HTTP status; nothing where it was there. */
export function causeOf(status: number): PlayerState['failure'] {
  if (status === 404 || status === 410) return 'missing';
  if (refused.has(status)) return 'forbidden';
  return status >= 400 ? 'network' : undefined;
}
