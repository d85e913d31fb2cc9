import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileGuards } from '@/lib/policy/file-guards';
import type { PageGuards } from '@/lib/policy/page-guards';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Two years, in seconds. A house's other names are not ours to speak for: no `includeSubDomains`. */
const secure = { ...always, 'strict-transport-security': 'max-age=63072000' };

/**
 * The one place that decides which guards an answer carries, whoever writes it. They are put to it when its
 * head is written; returns how to say that it is a page.
 * @param isSecure whether the site's public address begins with https
 */
export function guardAnswer(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): (page: PageGuards) => void {
  const { writeHead } = response;
  let guards = fileGuards(url);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const all = { ...(isSecure ? secure : always), ...guards };
    const given = rest.at(-1);
    if (isHeaders(given)) rest[rest.length - 1] = { ...given, ...all };
    else for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
  return (page) => {
    guards = page.headers;
  };
}

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
