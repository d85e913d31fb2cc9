import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The headers by which Next's router asks for a payload, whole or a segment of it. */
export type AskedPayload = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether the address of a request is the one of the payload that its headers ask for. A cache that knows
 * addresses alone then never keeps one answer where another belongs:
 * - `page`: no payload is asked for, and the address is of none
 * - `own`: it is
 * - `short`: by the short form that browsers write without TLS; others can be found that have the same
 * - `foreign`: a payload under another address, or a page under that of a payload
 */
export type AddressedAs = 'page' | 'own' | 'short' | 'foreign';

/** Of the address's query. */
export function readPayloadAddress(url: string, headers: AskedPayload): AddressedAs {
  const named = listNames(url);
  if (!asksPayload(headers)) return named.length === 0 ? 'page' : 'foreign';
  const [name] = named;
  if (name === undefined || named.length > 1) return 'foreign';
  const parts = describeAsked(headers);
  if (name === longName(parts)) return 'own';
  return parts && name === shortName(parts) ? 'short' : 'foreign';
}

/** Next reads nothing else as asking for a payload. */
export function asksPayload({ rsc }: AskedPayload): boolean {
  return rsc === '1';
}

/** What a stored payload is answered with: what it is, that it was built, and of a segment that it came alone. */
const payloadHeaders = { 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' };
const segmentHeaders = { 'x-nextjs-postponed': '2' };

/** The segment of a page that is asked for; empty for all of it, `undefined` where it is none that is built. */
export function askedSegment(asked: AskedPayload): string | undefined {
  const segment = asked['next-router-segment-prefetch']?.toString() ?? '';
  return !segment && asked['next-router-prefetch'] ? undefined : segment;
}

/**
 * The file of a page's payload, or of a segment of it, with the headers that Next gives it.
 * @param page inside Next
 * @param path as the visitor knows it
 */
export function payloadFile(page: string, path: string, segment: string) {
  const headers: Record<string, string> = { ...payloadHeaders, ...(segment ? segmentHeaders : {}) };
  if (page !== path)
    Object.assign(headers, { 'x-nextjs-rewritten-path': page, 'x-nextjs-rewritten-query': '' });
  return { file: segment ? `${page}.segments${segment}.segment.rsc` : `${page}.rsc`, headers };
}

/** Whether a file below `.next/server/app` is a payload, whole or a segment of one. */
export const isPayload = (file: string) => file.endsWith('.rsc');

const formed = /^(.*?)(?:\.html|\.body|(\.rsc)|\.segments(\/.*)\.segment\.rsc)$/;

/** Of a file below `.next/server/app`, the page's path inside Next, and the headers by which it is asked for. */
export function readBuiltFile(file: string): { path: string; headers: IncomingHttpHeaders } {
  const [, path = file, payload, segment] = formed.exec(file) ?? [];
  return {
    path,
    headers: {
      ...((payload || segment) && { rsc: '1' }),
      ...(segment && { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
    },
  };
}

/** Where the payload lies that these headers ask for. */
export function payloadAddress(url: string, headers: AskedPayload): string {
  const [path = '/', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const kept = query.split('&').filter((pair) => pair && !isName(pair));
  const name = longName(describeAsked(headers));
  return `${path}?${[...kept, name ? `_rsc=${name}` : '_rsc'].join('&')}`;
}

function listNames(url: string): string[] {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('_rsc', start)) return [];
  const query = url.slice(start + 1);
  if (query === '_rsc') return [''];
  const pairs = query.split('&');
  return pairs.filter(isName).map((pair) => pair.slice('_rsc='.length));
}

function isName(pair: string): boolean {
  return pair === '_rsc' || pair.startsWith('_rsc=');
}

/** As Next describes it (`next/dist/shared/lib/router/utils/cache-busting-search-param.js`). */
function describeAsked(headers: AskedPayload): string | undefined {
  const prefetch = String(headers['next-router-prefetch']);
  const isPrefetch = ['1', '2', '3'].includes(prefetch);
  const values = [
    headers['next-router-segment-prefetch'] || undefined,
    headers['next-router-state-tree'],
    headers['next-url'],
  ];
  if (!isPrefetch && values.every((value) => value === undefined)) return undefined;
  return [isPrefetch ? prefetch : '0', ...values.map((value) => value ?? '0')].join(',');
}

function longName(asked: string | undefined): string {
  if (asked === undefined) return '';
  // Twelve bytes of it.
  return hash('sha256', asked, 'base64url').slice(0, 16);
}

/** `hexHash` of Next: 32 bits of djb2. */
function shortName(asked: string): string {
  let hash = 5381;
  for (let at = 0; at < asked.length; at += 1)
    hash = ((hash << 5) + hash + asked.charCodeAt(at)) & 0xffffffff;
  return (hash >>> 0).toString(36).slice(0, 5);
}
