import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ruleCaches } from '@/lib/server/headers/rule-caches';
import { answerOf } from '../answer-of';

type Write = (response: ServerResponse) => unknown;

async function headersOf(write: Write, kept: string | undefined = 'public, max-age=9') {
  const { headers } = await answerOf((_, response) => {
    ruleCaches(response, { kept, vary: 'rsc' });
    write(response);
    response.end();
  });
  return headers;
}
const own = { 'Cache-Control': 's-maxage=31536000', 'x-own': 'a' };

describe('what caches keep', () => {
  it.each([200, 206, 299, 304])('of a %i is what the address says', async (status) => {
    const headers = await headersOf((response) => response.writeHead(status, { ...own }));
    expect([headers['cache-control'], headers['x-own']]).toEqual(['public, max-age=9', 'a']);
  });

  it.each([300, 302, 303, 305, 399, 404, 500])('of a %i is nothing', async (status) => {
    const headers = await headersOf((response) => response.writeHead(status, { ...own }));
    expect([headers['cache-control'], headers['x-own']]).toEqual(['private, no-store', 'a']);
  });

  it('of an answer with a reason, or without headers, is the same', async () => {
    const reason = await headersOf((response) => response.writeHead(200, 'Fine', { ...own }));
    const bare = await headersOf((response) =>
      response.setHeader('Cache-Control', 's-maxage=31536000').writeHead(200),
    );
    for (const headers of [reason, bare])
      expect(headers['cache-control']).toBe('public, max-age=9');
  });

  it('is what the answer says itself where the address says nothing', async () => {
    const write: Write = (response) => response.writeHead(200, { ...own });
    const { headers } = await answerOf((_, response) => {
      ruleCaches(response, { vary: 'rsc' });
      write(response);
      response.end();
    });
    expect(headers['cache-control']).toBe('s-maxage=31536000');
  });

  it('leaves alone what only sounds like it', async () => {
    const like = { 'x-cache-control': 'a', 'cache-control-x': 'b' };
    expect(await headersOf((response) => response.writeHead(200, like))).toMatchObject(like);
  });
});

describe('what chooses between answers', () => {
  it.each([300, 308, 399])(
    'is said of a %i, which may send only some elsewhere',
    async (status) => {
      const headers = await headersOf((response) =>
        response.setHeader('vary', 'Cookie').writeHead(status),
      );
      expect(headers.vary).toBe('Cookie, rsc');
    },
  );

  it.each([200, 299, 400, 404])('of a %i is what it says itself', async (status) => {
    const headers = await headersOf((response) =>
      response.setHeader('vary', 'Cookie').writeHead(status),
    );
    expect(headers.vary).toBe('Cookie');
  });
});
