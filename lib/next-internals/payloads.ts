import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Request headers with which Next's router requests a payload, or a segment of it. */
export type AskedPayload = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether the address of a request matches the payload that its headers request. Prevents a cache that uses only
 * addresses as keys from mixing up responses:
 * - `page`: no payload is requested, and the address names none
 * - `own`: the address is that of the requested payload
 * - `short`: a short hash, which Next's router uses without TLS; collisions are possible
 * - `foreign`: a payload under another address, or a page under a payload's address
 */
export type AddressedAs = 'page' | 'own' | 'short' | 'foreign';

/** Compares the query of the address with the headers. */
export function readPayloadAddress(url: string, headers: AskedPayload): AddressedAs {
  const named = listNames(url);
  if (!asksPayload(headers)) return named.length === 0 ? 'page' : 'foreign';
  const [name] = named;
  if (name === undefined || named.length > 1) return 'foreign';
  const description = describeRequest(headers);
  if (name === longName(description)) return 'own';
  return description && name === shortName(description) ? 'short' : 'foreign';
}

/** Next treats only this header value as a payload request. */
export function asksPayload({ rsc }: AskedPayload): boolean {
  return rsc === '1';
}

/** Next's response headers of a stored payload, and the one that a segment has in addition. */
const payloadHeaders = { 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' };
const segmentHeaders = { 'x-nextjs-postponed': '2' };

/**
 * The requested segment; empty for the whole page, `undefined` for a prefetch of the whole page, which is not built.
 */
export function requestedSegment(asked: AskedPayload): string | undefined {
  const segment = asked['next-router-segment-prefetch']?.toString() ?? '';
  return !segment && asked['next-router-prefetch'] ? undefined : segment;
}

/**
 * The file of a page's payload, or of a segment of it, with Next's response headers.
 * @param page path inside Next
 * @param path public path
 */
export function payloadFile(page: string, path: string, segment: string) {
  const headers: Record<string, string> = { ...payloadHeaders, ...(segment ? segmentHeaders : {}) };
  if (page !== path)
    Object.assign(headers, { 'x-nextjs-rewritten-path': page, 'x-nextjs-rewritten-query': '' });
  return { file: segment ? `${page}.segments${segment}.segment.rsc` : `${page}.rsc`, headers };
}

/** Whether a file below `.next/server/app` is a payload or a segment of one. */
export const isPayload = (file: string) => file.endsWith('.rsc');

const formed = /^(.*?)(?:\.html|\.body|(\.rsc)|\.segments(\/.*)\.segment\.rsc)$/;

/** For a file below `.next/server/app`: the page's path inside Next, and the request headers for it. */
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

/** The address of the payload that these headers request. */
export function payloadAddress(url: string, headers: AskedPayload): string {
  const [path = '/', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const others = query.split('&').filter((pair) => pair && !isName(pair));
  const name = longName(describeRequest(headers));
  return `${path}?${[...others, name ? `_rsc=${name}` : '_rsc'].join('&')}`;
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

/** Same format as Next (`next/dist/shared/lib/router/utils/cache-busting-search-param.js`). */
function describeRequest(headers: AskedPayload): string | undefined {
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
  // Next uses the first twelve bytes of the hash, which are 16 characters of base64url.
  return hash('sha256', asked, 'base64url').slice(0, 16);
}

/** Next's `hexHash`: 32-bit djb2. */
function shortName(asked: string): string {
  let hash = 5381;
  for (let at = 0; at < asked.length; at += 1)
    hash = ((hash << 5) + hash + asked.charCodeAt(at)) & 0xffffffff;
  return (hash >>> 0).toString(36).slice(0, 5);
}
