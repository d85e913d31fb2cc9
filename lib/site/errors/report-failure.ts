import { errorId } from './error-id';
import { reportPath } from './report-path';

/** So many for each page that is loaded: an error in a loop must not become a flood. */
const most = 5;
/** Characters. */
const longest = 300;

const reported = new Set<string>();

/**
 * Tells the server of an error, once, so that its id can be found in the log: id, message and path,
 * without the query and nothing else. Returns the id.
 */
export function reportFailure(error: unknown): string {
  const id = errorId(error);
  if (reported.has(id) || reported.size >= most) return id;
  reported.add(id);
  const message = String(error).slice(0, longest);
  const path = location.pathname.slice(0, longest);
  navigator.sendBeacon?.(reportPath, JSON.stringify({ id, message, path }));
  return id;
}
