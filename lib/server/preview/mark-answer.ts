import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/cache-control';

/** What no answer of a preview is without, a refusal of a broken request among them. */
export const previewHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive' };

/**
 * The one place that says of every answer of a preview that it is one: no search engine is to list it, its pages may
 * stand beside each other in one of ours, and behind a password no cache keeps it. To be called before anybody else
 * writes: then nobody writes past it.
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

/** Of names with their values after each other, as the front writes them, or of an object. */
function pairsOf(given: unknown): [string, OutgoingHttpHeader][] {
  if (Array.isArray(given))
    return given.flatMap((name, at): [string, OutgoingHttpHeader][] =>
      at % 2 === 0 ? [[name, given[at + 1]]] : [],
    );
  const named = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return named.filter(([, value]) => value !== undefined);
}
