import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileGuards } from '@/lib/security/file-guards';
import type { PageGuards } from '@/lib/security/page-guards';
import { readRequestId, requestIdHeader } from './request-id';

type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Two years, in seconds. Other subdomains may not support HTTPS: no `includeSubDomains`. */
const secure: Headers = { ...always, 'strict-transport-security': 'max-age=63072000' };

/** Cached header lists (name, value, name, value…) by the headers of a response kind. */
const whole = {
  always: new WeakMap<Headers, readonly string[]>(),
  secure: new WeakMap<Headers, readonly string[]>(),
};

function wholeOf(guards: Headers, isSecure: boolean): readonly string[] {
  const known = isSecure ? whole.secure : whole.always;
  let found = known.get(guards);
  if (!found) {
    found = Object.entries({ ...(isSecure ? secure : always), ...guards }).flat();
    known.set(guards, found);
  }
  return found;
}

const guarded = Symbol('how an answer is guarded');
type Guarded = ServerResponse & {
  [guarded]?: {
    url: string;
    isSecure: boolean;
    /** Headers of a page; without them the response is a file. */
    page?: Headers;
    writeHead: (this: ServerResponse, ...given: unknown[]) => ServerResponse;
  };
};

/** Marks a response as a page. To be called before its head is written. */
export function showPage(response: ServerResponse, { headers }: PageGuards): void {
  const known = (response as Guarded)[guarded];
  if (known) known.page = headers;
}

/**
 * The only place that selects the security headers of a response. It wraps `writeHead`, which adds them and the
 * request id, whichever code writes the response.
 * @param isSecure whether the site's public address begins with https
 */
export function setSecurityHeaders(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): void {
  const { writeHead } = response;
  (response as Guarded)[guarded] = { url, isSecure, writeHead: writeHead as never };
  // One shared function: a closure per response would cost more than all the work it does.
  response.writeHead = writeGuarded as typeof writeHead;
}

function writeGuarded(this: Guarded, ...given: unknown[]): ServerResponse {
  const known = this[guarded];
  if (!known) throw new Error('An answer that nobody has guarded');
  const guards = wholeOf(known.page ?? fileGuards(known.url), known.isSecure);
  const id = readRequestId(this);
  const head = given.at(-1);
  if (Array.isArray(head) && typeof head[0] === 'string') {
    for (const part of guards) head.push(part);
    if (id) head.push(requestIdHeader, id);
  } else {
    const put = isHeaders(head) ? head : undefined;
    for (let at = 0; at < guards.length; at += 2)
      say(this, put, guards[at] as string, guards[at + 1] as string);
    if (id) say(this, put, requestIdHeader, id);
  }
  return known.writeHead.apply(this, given);
}

/** Adds to the headers passed to `writeHead`; without them, sets a header of the response. */
function say(
  response: ServerResponse,
  head: OutgoingHttpHeaders | undefined,
  name: string,
  value: string,
): void {
  if (head) head[name] = value;
  else response.setHeader(name, value);
}

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
