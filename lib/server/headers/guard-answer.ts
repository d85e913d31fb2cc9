import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileGuards } from '@/lib/policy/file-guards';
import type { PageGuards } from '@/lib/policy/page-guards';

type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Two years, in seconds. A house's other names are not ours to speak for: no `includeSubDomains`. */
const secure: Headers = { ...always, 'strict-transport-security': 'max-age=63072000' };

/** All guards of a kind of answer, put together once. */
const whole = { always: new WeakMap<Headers, Headers>(), secure: new WeakMap<Headers, Headers>() };

function wholeOf(guards: Headers, isSecure: boolean): Headers {
  const known = isSecure ? whole.secure : whole.always;
  let found = known.get(guards);
  if (!found) {
    found = { ...(isSecure ? secure : always), ...guards };
    known.set(guards, found);
  }
  return found;
}

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
    const guards = wholeOf(pages.get(response) ?? fileGuards(url), isSecure);
    const given = rest.at(-1);
    if (isHeaders(given)) rest[rest.length - 1] = Object.assign(given, guards);
    else for (const name in guards) response.setHeader(name, guards[name] as string);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
