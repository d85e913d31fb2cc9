import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileHeaders } from '@/lib/security/file-headers';
import { type PageHeaders, pageHeaders } from '@/lib/security/page-headers';
import type { CachedBody } from '../body-cache/cached-body';
import { readRequestId, requestIdHeader } from './request-id';

type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Two years, in seconds. Without `includeSubDomains`, because other subdomains may not support HTTPS. */
const secure: Headers = { ...always, 'strict-transport-security': 'max-age=63072000' };

/** Cached header lists (name, value, name, value…) by the header object of a page or file. */
const headerLists = {
  always: new WeakMap<Headers, readonly string[]>(),
  secure: new WeakMap<Headers, readonly string[]>(),
};

function headerListOf(securityHeaders: Headers, isSecure: boolean): readonly string[] {
  const known = isSecure ? headerLists.secure : headerLists.always;
  let found = known.get(securityHeaders);
  if (!found) {
    found = Object.entries({ ...(isSecure ? secure : always), ...securityHeaders }).flat();
    known.set(securityHeaders, found);
  }
  return found;
}

const securityState = Symbol('security headers');
type SecuredResponse = ServerResponse & {
  [securityState]?: {
    url: string;
    isSecure: boolean;
    /** Headers of a page; without them the response is a file. */
    page?: Headers;
    writeHead: (this: ServerResponse, ...args: unknown[]) => ServerResponse;
  };
};

/** Marks a response as a page. Call it before the response head is written. */
export function markAsPage(response: ServerResponse, { headers }: PageHeaders): void {
  const known = (response as SecuredResponse)[securityState];
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
  (response as SecuredResponse)[securityState] = { url, isSecure, writeHead: writeHead as never };
  // One function for all responses, because creating a closure for each would take longer than adding the headers.
  response.writeHead = writeSecureHead as typeof writeHead;
}

function writeSecureHead(this: SecuredResponse, ...args: unknown[]): ServerResponse {
  const known = this[securityState];
  if (!known) throw new Error('setSecurityHeaders has not been called for this response');
  const securityHeaders = headerListOf(known.page ?? fileHeaders(known.url), known.isSecure);
  const id = readRequestId(this);
  const head = args.at(-1);
  if (Array.isArray(head) && typeof head[0] === 'string') {
    for (const entry of securityHeaders) head.push(entry);
    if (id) head.push(requestIdHeader, id);
  } else {
    const target = isHeaders(head) ? head : undefined;
    for (let at = 0; at < securityHeaders.length; at += 2)
      addHeader(this, target, securityHeaders[at] as string, securityHeaders[at + 1] as string);
    if (id) addHeader(this, target, requestIdHeader, id);
  }
  return known.writeHead.apply(this, args);
}

/** Adds a header to `head`, the headers passed to `writeHead`; without `head`, to the response. */
function addHeader(
  response: ServerResponse,
  head: OutgoingHttpHeaders | undefined,
  name: string,
  value: string,
): void {
  if (head) head[name] = value;
  else response.setHeader(name, value);
}

function isHeaders(args: unknown): args is OutgoingHttpHeaders {
  return typeof args === 'object' && args !== null && !Array.isArray(args);
}

export type PageHeadersOf = (cachedBody: CachedBody) => PageHeaders;

/** Computes the security headers of built pages, once per body. The cache entry lives as long as the body. */
export function createPageHeadersCache(stores: readonly string[]): PageHeadersOf {
  const known = new WeakMap<CachedBody, PageHeaders>();
  return (cachedBody) => {
    const found = known.get(cachedBody) ?? pageHeaders(cachedBody.body, stores);
    known.set(cachedBody, found);
    return found;
  };
}
