/** Statuses after which a GET is asked once more (specification, section 8). */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Whether an answer is asked for again, once: only a GET is; what changes something never is. */
export function isRetried(method: string, status: number): boolean {
  return method.toUpperCase() === 'GET' && retried.has(status);
}
