import { hexHash } from 'next/dist/shared/lib/hash';
import { computeCacheBustingSearchParam as nameOf } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { describe, expect, it } from 'vitest';
import {
  type AskedPayload,
  asksPayload,
  payloadAddress,
  readPayloadAddress,
} from '@/lib/next-internals/payloads';

const rsc = { rsc: '1' };
/** What Next's router says of itself, in each way that it asks. */
const asked: Record<string, AskedPayload> = {
  'for the whole': {},
  'on the way from a page': { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/vod' },
  'from a page alone': { 'next-url': '/vod' },
  'from a place alone': { 'next-router-state-tree': '%5B%22%22%5D' },
  'for a segment': { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'for a segment alone': { 'next-router-segment-prefetch': '/_tree' },
  'in advance': { 'next-router-prefetch': '1' },
  'in advance, in part': { 'next-router-prefetch': '2', 'next-url': '/vod' },
  'in advance, as it was': { 'next-router-prefetch': '3' },
  'not in advance': { 'next-router-prefetch': '0', 'next-url': '/vod' },
};
const cases = Object.entries(asked);

function namedByNext(headers: AskedPayload): Promise<string> {
  const of = (name: string) => headers[name] as never;
  const [prefetch, segment] = [of('next-router-prefetch'), of('next-router-segment-prefetch')];
  return nameOf(prefetch, segment, of('next-router-state-tree'), of('next-url'));
}

describe('a payload lies', () => {
  it.each(cases)('where Next’s own router looks for it %s', async (_, headers) => {
    const name = await namedByNext(headers);
    const address = name ? `/vod?_rsc=${name}` : '/vod?_rsc';
    expect(payloadAddress('/vod', { ...rsc, ...headers })).toBe(address);
    expect(readPayloadAddress(address, { ...rsc, ...headers })).toBe('own');
  });

  it.each([
    ['/vod?_rsc=abc', '/vod?_rsc'],
    ['/vod?a=1&_rsc&b=%20?&_rsc=2&&c#_rsc', '/vod?a=1&b=%20?&c&_rsc'],
    ['/vod?a_rsc=1&_rscs=2', '/vod?a_rsc=1&_rscs=2&_rsc'],
    ['?a', '?a&_rsc'],
  ])('asked for as %s, at %s', (url, address) => expect(payloadAddress(url, rsc)).toBe(address));
});

describe('an address is', () => {
  it.each([
    ['/vod', 'page'],
    ['/vod?a=1', 'page'],
    ['/vod_rsc', 'page'],
    ['/_rsc?a', 'page'],
    ['/vod?a_rsc=1', 'page'],
    ['/vod?_rsc', 'foreign'],
    ['/vod?a&_rsc=', 'foreign'],
  ])('%s to who asks for no payload: %s', (url, as) => {
    expect(readPayloadAddress(url, {})).toBe(as);
    expect(readPayloadAddress(url, { rsc: '2' })).toBe(as);
  });

  it.each([
    ['/vod?_rsc', 'own'],
    ['/vod?a&_rsc=', 'own'],
    ['/vod', 'foreign'],
    ['/vod_rsc', 'foreign'],
    ['/vod?_rsc&_rsc', 'foreign'],
    ['/vod?_rsc=0', 'foreign'],
    ['/vod?x_rsc', 'foreign'],
  ])('%s to who asks for the whole of one: %s', (url, as) =>
    expect(readPayloadAddress(url, rsc)).toBe(as),
  );

  it('short as browsers name it without TLS, and nobody else’s', () => {
    const headers = { ...rsc, ...asked['on the way from a page'] };
    const short = hexHash('0,0,%5B%22%22%5D,/vod').slice(0, 5);
    expect(readPayloadAddress(`/news?_rsc=${short}`, headers)).toBe('short');
    expect(readPayloadAddress(`/news?_rsc=${short}x`, headers)).toBe('foreign');
    const segment = { ...rsc, ...asked['for a segment'] };
    expect(readPayloadAddress(`/news?_rsc=${hexHash('1,/_tree,0,0').slice(0, 5)}`, segment)).toBe(
      'short',
    );
    expect(readPayloadAddress(`/news?_rsc=${short}`, segment)).toBe('foreign');
    // Whoever asks for the whole has no short name.
    expect(readPayloadAddress(`/news?_rsc=${hexHash('')}`, rsc)).toBe('foreign');
  });
});

it('nothing but `RSC: 1` asks for a payload', () => {
  expect(asksPayload(rsc)).toBe(true);
  for (const headers of [{}, { rsc: '0' }, { rsc: '' }, { rsc: ['1', '1'] }])
    expect(asksPayload(headers)).toBe(false);
});
