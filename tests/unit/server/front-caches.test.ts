import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFront } from './open-front';

let front: Awaited<ReturnType<typeof openFront>>;
const status = (url = '') => Number(/status=(\d+)/.exec(url)?.[1] ?? 200);

beforeAll(async () => {
  // As Next answers a page that it has built: with rules of its own, whatever the status.
  front = await openFront(async ({ url }, response) => {
    response.statusCode = status(url);
    response.setHeader('Cache-Control', 's-maxage=31536000');
    if (response.statusCode < 400) response.setHeader('Location', '/elsewhere');
    response.end();
  });
});
afterAll(() => front.close());

const rsc = { rsc: '1' };
const german = { 'accept-language': 'de' };

describe('what a cache may keep', () => {
  describe.each(['/fr/vod', '/api/films'])('of %s', (path) => {
    it.each([301, 302, 307, 308])('is nothing that sends elsewhere, with %i', async (code) => {
      const { headers } = await front.ask({ path: `${path}?status=${code}` });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.vary).toContain('rsc');
    });

    it.each([400, 404, 429, 500])('is nothing that failed, with %i', async (code) => {
      const { headers } = await front.ask({ path: `${path}?status=${code}` });
      expect(headers['cache-control']).toBe('private, no-store');
    });
  });

  it('is no visit to / that goes on elsewhere, on whatever it depends', async () => {
    const { headers } = await front.ask({ path: '/?a=1', headers: german });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.vary).toBe('rsc, Accept-Language, Cookie');
    expect(headers.location).toBe('/de?a=1');
  });

  it('is a payload that Next gives from the build, as long as a page', async () => {
    const prefetch = { ...rsc, 'next-router-prefetch': '1' };
    const first = await front.ask({ path: '/movie/nosferatu', headers: prefetch });
    const { headers } = await front.ask({
      path: String(first.headers.location),
      headers: prefetch,
    });
    expect(headers['cache-control']).toContain('s-maxage=60');
  });

  it('is what Next says of its own', async () => {
    const { headers } = await front.ask({ path: '/fr/vod' });
    expect(headers['cache-control']).toBe('s-maxage=31536000');
  });
});

describe('a cache that knows addresses alone', () => {
  it('is sent on by who asks for a payload under the page’s address, and keeps nothing', async () => {
    const { status, headers, body } = await front.ask({ path: '/movie/nosferatu', headers: rsc });
    expect([status, headers.location, body]).toEqual([307, '/movie/nosferatu?_rsc', '']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.vary).toContain('rsc');
  });

  it('may keep the payload under its own address', async () => {
    const { status, headers, body } = await front.ask({
      path: '/movie/nosferatu?_rsc',
      headers: rsc,
    });
    expect([status, body]).toEqual([200, '1:"payload"']);
    expect(headers['content-type']).toBe('text/x-component');
    expect(headers['cache-control']).toContain('s-maxage=60');
  });

  it('keeps no page under the address of a payload', async () => {
    const { status, headers, body } = await front.ask({ path: '/movie/nosferatu?_rsc' });
    expect(status).toBe(200);
    expect(body).toContain('<h1>');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('has one answer for a file, whoever asks', async () => {
    const { status, headers, body } = await front.ask({ path: '/poster/a.svg', headers: rsc });
    expect([status, body]).toEqual([200, '<svg/>']);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});
