import type { Log } from '../failures/log-failure';
import type { Visit } from './visits';

export const accessLogs = ['off', 'all', 'notable'] as const;
export type AccessLog = (typeof accessLogs)[number];

/** Milliseconds; a page from memory takes less than one. */
const slow = 1_000;

/** A line of JSON for each visit, or only for those that failed or took long. */
export function createVisitLog(log: Log, which: AccessLog): ((visit: Visit) => void) | undefined {
  if (which === 'off') return undefined;
  return ({ milliseconds, ...visit }) => {
    // Whoever goes away early has not met an error, and 404 is what was asked for.
    const isNotable = visit.status >= 500 || visit.status === 429 || milliseconds >= slow;
    if (which === 'notable' && !isNotable) return;
    const time = new Date().toISOString();
    const ms = Math.round(milliseconds * 10) / 10;
    log(`${JSON.stringify({ level: 'access', time, ...visit, ms })}\n`);
  };
}
