const ids = new WeakMap<object, string>();

/**
 * A short, stable id of an error: Next.js's `digest` for a server error (also in the server's log), else
 * eight random hexadecimal digits.
 */
export function errorId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return createId();
  if ('digest' in error && typeof error.digest === 'string') return error.digest;
  const id = ids.get(error) ?? createId();
  ids.set(error, id);
  return id;
}

function createId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}

/** Path to which the browser reports errors, by POST. */
export const reportPath = '/_errors';

/** Reports uncaught errors and unhandled rejections, except AbortError. The page stays as it is. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => void reportClientError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError') reportClientError(reason);
  });
}

/** Maximum number of reports per page load, so that an error in a loop does not flood the server. */
const maxReports = 5;
/** Maximum length of a reported text, in characters. */
const longest = 300;

const reported = new Set<string>();

/**
 * Reports an error to the server: id, message and path without query. The same error object is reported only
 * once. Returns the id.
 */
export function reportClientError(error: unknown): string {
  const id = errorId(error);
  if (reported.has(id) || reported.size >= maxReports) return id;
  reported.add(id);
  const message = String(error).slice(0, longest);
  const path = location.pathname.slice(0, longest);
  navigator.sendBeacon?.(reportPath, JSON.stringify({ id, message, path }));
  return id;
}
