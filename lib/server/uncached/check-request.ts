import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createRateLimit } from '../failures/rate-limit';
import { readVisitorKey } from '../requests/client-key';
import { readBytes } from '../requests/read-request';
import type { RefusalReason } from './refusal-messages';

/** Largest body in bytes: fits the largest form, with all its lines and texts. */
const largestBody = 64 * 1024;
/**
 * Largest body in bytes of a request with a cart. A cart of 10,000 lines fits, so that the checkout, not the server,
 * reports what is wrong with it.
 */
const largestCart = 512 * 1024;
const cartPaths = new Set(['/api/shop/orders', '/api/shop/quote']);
/** Largest upload in bytes: a bank file, or a ZIP of them. */
const largestUpload = 6 * 1024 * 1024;
/** An address that accepts a file. It has a rate limit of its own, because its bodies are large. */
const uploadPath = '/desk/bank-files';

/** The content editor's forms, with pictures. */
const editorPath = '/desk/content/save';
/** The editor's other actions; one of them takes a table that was copied from a spreadsheet. */
const editorActions = '/desk/content/do/';
const pastePath = `${editorActions}paste`;
/** Largest pasted table in bytes: 2,000 rows, with their characters encoded for a form. */
const largestPaste = 1024 * 1024;
/** Largest form of the editor in bytes: a photograph, and an entry with its file (a content file has 1 MB at most). */
const largestEntry = 28 * 1024 * 1024;
/** Parts of films, of 4 MB each (lib/editor/films/receive-film.ts). */
const partPath = '/desk/content/upload/part';
const largestPart = 4 * 1024 * 1024;
/** Addresses whose large bodies are read only from people with a session. Their GET answers 404 to others. */
const sessionPaths = new Set([uploadPath, editorPath, pastePath, partPath]);

/** A form of the editor with a body of so many bytes or more counts as an upload. */
const uploadFrom = 2 * 1024 * 1024;

function largestAt(path: string): number {
  if (path === uploadPath) return largestUpload;
  if (path === editorPath) return largestEntry;
  if (path === pastePath) return largestPaste;
  if (path === partPath) return largestPart;
  return cartPaths.has(path) ? largestCart : largestBody;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether the request has a session that may write there, asked before a large body is read. */
type HasSession = (request: IncomingMessage, path: string) => Promise<boolean>;

export type Refusal = {
  status: 403 | 405 | 413 | 429 | 503;
  reason: RefusalReason;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
};

/** `isUnknown`: the address exists for people with a session alone. */
type CheckedRequest = { body?: Buffer } | { refusal: Refusal } | { isUnknown: true };

/**
 * Checks the origin, the rate and the size of a request that writes, and reads its body.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createRequestCheck(
  hasSession: HasSession,
  proxies?: number,
  limits?: Partial<UncachedLimits>,
) {
  const isWithin = createUncachedLimits(limits);
  return async (request: IncomingMessage): Promise<CheckedRequest> => {
    const { method = 'GET', url = '/', headers } = request;
    if (safeMethods.has(method)) return {};
    if (!unsafeMethods.has(method)) return { refusal: { status: 405, reason: 'method' } };
    const path = url.split('?', 1)[0] ?? '';
    if (path !== stripeWebhookPath && !isSameOrigin(headers))
      return { refusal: { status: 403, reason: 'foreign' } };
    const hasFile = !(Number(headers['content-length']) < uploadFrom);
    if (!isWithin(path, readVisitorKey(request, proxies), hasFile))
      return { refusal: { status: 429, reason: 'often', retryAfter: limitWindow / 1000 } };
    const isLarge = !(Number(headers['content-length']) <= largestBody);
    if (isLarge && sessionPaths.has(path) && !(await hasSession(request, path)))
      return { isUnknown: true };
    const body = await readBytes(request, largestAt(path));
    return body ? { body } : { refusal: { status: 413, reason: 'large' } };
  };
}

/**
 * Whether a request that changes data comes from a page of this site. Browsers send `Sec-Fetch-Site`, older ones
 * `Origin`. A request with neither is refused: it does not come from a browser with a visitor's cookies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: started by the visitor, such as a form that is sent again on reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase().replace(/:(?:80|443)$/, '');
}

/**
 * Requests per minute, in total and per visitor. `quote` is high because the form requests a new total on each change.
 * `hook` is high because Stripe uses few addresses, and repeats refused events. `entry` is high because the editor saves
 * each row that is added or moved, and each screening of a week. `part` allows the speed of a fast local network.
 */
const limits = {
  hook: { most: 1_200, each: 1_200 },
  quote: { most: 1_200, each: 120 },
  form: { most: 600, each: 30 },
  entry: { most: 600, each: 90 },
  upload: { most: 20, each: 10 },
  part: { most: 1_800, each: 900 },
};
export const limitWindow = 60_000;

/** The only address that accepts write requests from other origins. Stripe signs these requests. */
export const stripeWebhookPath = '/api/shop/stripe';

export type UncachedLimits = { [kind in keyof typeof limits]: { most: number; each: number } };

/** Returns a function that counts a write request and tells whether it is within the limits. */
export function createUncachedLimits(overrides: Partial<UncachedLimits> = {}) {
  const kindsOf = { ...limits, ...overrides };
  const open = (kind: keyof typeof limits) =>
    createRateLimit({ ...kindsOf[kind], window: limitWindow });
  const isWithin = {
    hook: open('hook'),
    quote: open('quote'),
    form: open('form'),
    entry: open('entry'),
    upload: open('upload'),
    part: open('part'),
  };
  return (path: string, visitor: string | undefined, hasFile = false): boolean => {
    return isWithin[kindOf(path, hasFile)](...(visitor === undefined ? [] : [visitor]));
  };
}

function kindOf(path: string, hasFile: boolean): keyof typeof limits {
  if (path === stripeWebhookPath) return 'hook';
  if (path === uploadPath) return 'upload';
  if (path === partPath) return 'part';
  if (path === editorPath) return hasFile ? 'upload' : 'entry';
  if (path.startsWith(editorActions)) return 'entry';
  return path === '/api/shop/quote' ? 'quote' : 'form';
}

/** Maximum concurrent requests: in total, and per visitor. */
const most = { all: 128, each: 24 };

/**
 * Limits the running requests, so that they do not accumulate while the database is blocked. Returns a release
 * function; `undefined` if the limit is reached.
 */
export function createConcurrencyLimit({ all, each } = most) {
  let count = 0;
  const counts = new Map<string, number>();
  return (visitor = ''): (() => void) | undefined => {
    const visitorCount = counts.get(visitor) ?? 0;
    if (count >= all || (visitor && visitorCount >= each)) return undefined;
    count += 1;
    counts.set(visitor, visitorCount + 1);
    return () => {
      count -= 1;
      const remaining = (counts.get(visitor) ?? 1) - 1;
      if (remaining > 0) counts.set(visitor, remaining);
      else counts.delete(visitor);
    };
  };
}
