import type { Log } from '../failures/log-failure';
import type { Visit } from './visits';

export const accessLogs = ['off', 'all', 'notable'] as const;
export type AccessLog = (typeof accessLogs)[number];

/** Milliseconds; a page from memory takes less than one. */
const slow = 1_000;

/** Logs requests as lines of JSON: all of them, or only errors and slow ones. */
export function createVisitLog(log: Log, which: AccessLog): ((visit: Visit) => void) | undefined {
  if (which === 'off') return undefined;
  return ({ milliseconds, ...visit }) => {
    // Aborted requests (499) and 404 are not errors of the server.
    const isNotable = visit.status >= 500 || visit.status === 429 || milliseconds >= slow;
    if (which === 'notable' && !isNotable) return;
    const time = new Date().toISOString();
    const ms = Math.round(milliseconds * 10) / 10;
    log(`${JSON.stringify({ level: 'access', time, ...visit, ms })}\n`);
  };
}
