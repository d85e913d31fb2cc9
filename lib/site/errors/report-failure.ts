import { errorId } from './error-id';
import { reportPath } from './report-path';

/** Maximum number of reports per page load, so that an error in a loop does not flood the server. */
const most = 5;
/** Maximum length of a reported text, in characters. */
const longest = 300;

const reported = new Set<string>();

/** Reports an error to the server, once: id, message and path without query. Returns the id. */
export function reportFailure(error: unknown): string {
  const id = errorId(error);
  if (reported.has(id) || reported.size >= most) return id;
  reported.add(id);
  const message = String(error).slice(0, longest);
  const path = location.pathname.slice(0, longest);
  navigator.sendBeacon?.(reportPath, JSON.stringify({ id, message, path }));
  return id;
}
