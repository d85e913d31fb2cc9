import type { PlayerState } from './player-state';

const refused = new Set([401, 402, 403, 407, 451]);

/** Maps the HTTP status of a file to a failure; undefined below 400. */
export function causeOf(status: number): PlayerState['failure'] {
  if (status === 404 || status === 410) return 'missing';
  if (refused.has(status)) return 'forbidden';
  return status >= 400 ? 'network' : undefined;
}
