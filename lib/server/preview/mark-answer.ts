import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

/** Headers of every preview response, including those to malformed requests. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive' };

/**
 * The only place that marks preview responses: search engines must not list them, preview pages may be framed by the
 * same origin, and with a password no cache may store them. It wraps `writeHead`, so call it before any other code
 * writes the response.
 */
export function markAnswer(response: ServerResponse, isLocked: boolean): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...given: unknown[]) => {
    for (const [name, value] of pairsOf(given.at(-1))) response.setHeader(name, value);
    response.setHeaders(new Map(Object.entries(previewHeaders)));
    const policy = response.getHeader('content-security-policy');
    if (policy) {
      const ours = String(policy).replaceAll(/(frame-(?:ancestors|src)) 'none'/g, "$1 'self'");
      response.setHeader('content-security-policy', ours);
    }
    if (isLocked) response.setHeader('cache-control', cacheControl.notStored);
    return Reflect.apply(writeHead, response, [status]);
  }) as typeof writeHead;
}

/** Header pairs from a flat list (name, value, …), as the server writes them, or from an object. */
function pairsOf(given: unknown): [string, OutgoingHttpHeader][] {
  if (Array.isArray(given))
    return given.flatMap((name, at): [string, OutgoingHttpHeader][] =>
      at % 2 === 0 ? [[name, given[at + 1]]] : [],
    );
  const named = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return named.filter(([, value]) => value !== undefined);
}
