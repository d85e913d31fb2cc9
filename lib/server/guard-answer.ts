import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileGuards } from '@/lib/policy/file-guards';
import type { PageGuards } from '@/lib/policy/page-guards';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Two years, in seconds. A house's other names are not ours to speak for: no `includeSubDomains`. */
const secure = { ...always, 'strict-transport-security': 'max-age=63072000' };

/** The guards of answers that are pages; all others are files. */
const pages = new WeakMap<ServerResponse, PageGuards['headers']>();

/** Says that an answer is a page, before its head is written. */
export function showPage(response: ServerResponse, { headers }: PageGuards): void {
  pages.set(response, headers);
}

/**
 * The one place that decides which guards an answer carries, whoever writes it: they are put to it when its
 * head is written.
 * @param isSecure whether the site's public address begins with https
 */
export function guardAnswer(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const guards = pages.get(response) ?? fileGuards(url);
    const all = { ...(isSecure ? secure : always), ...guards };
    const given = rest.at(-1);
    if (isHeaders(given)) rest[rest.length - 1] = { ...given, ...all };
    else for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
