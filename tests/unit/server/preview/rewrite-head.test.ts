import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { markAnswer, previewHeaders } from '@/lib/server/preview/mark-answer';
import { rewriteHead } from '@/lib/server/preview/rewrite-head';
import { answerOf } from '../answer-of';

type Write = (response: ServerResponse) => unknown;

/** All that is said of an answer, as it passes through. */
async function headOf(write: Write) {
  const heads: object[] = [];
  const answer = await answerOf((_, response) => {
    rewriteHead(response, (head, status) => {
      heads.push({ ...head, status });
      head['x-more'] = 'm';
    });
    write(response);
    response.end();
  });
  expect(answer.headers['x-more']).toBe('m');
  return { ...answer, heads };
}

describe('every head passes through', () => {
  const own = { 'x-own': 'a', vary: 'rsc' };
  it.each<[string, Write]>([
    ['by an object', (response) => response.writeHead(201, { 'X-Own': 'a', Vary: 'rsc' })],
    ['by name after name', (response) => response.writeHead(201, ['X-Own', 'a', 'vary', 'rsc'])],
    [
      'one by one',
      (response) => response.setHeader('X-Own', 'a').setHeader('Vary', 'rsc').writeHead(201),
    ],
    [
      'in both ways',
      (response) =>
        response
          .setHeader('X-Own', 'other')
          .setHeader('Vary', 'rsc')
          .writeHead(201, { 'x-own': 'a' }),
    ],
  ])('that is written %s', async (_, write) => {
    const { status, headers, heads } = await headOf(write);
    expect(heads).toEqual([{ ...own, status: 201 }]);
    expect(status).toBe(201);
    expect(headers).toMatchObject(own);
  });

  it('with its reason, and without what is not said', async () => {
    const { heads, status } = await headOf((response) =>
      response.writeHead(404, 'Gone', { 'x-own': 'a', 'x-none': undefined }),
    );
    expect([heads, status]).toEqual([[{ 'x-own': 'a', status: 404 }], 404]);
    const bare = await headOf((response) => response.writeHead(404, 'Gone'));
    expect(bare.heads).toEqual([{ status: 404 }]);
  });

  it('with all cookies, and of all else the last word', async () => {
    const { heads, headers } = await headOf((response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.writeHead(200, [
        'Set-Cookie',
        'c=3',
        'x-own',
        'a',
        'X-Own',
        'b',
        'set-cookie',
        'd=4',
      ]);
    });
    const cookies = ['a=1', 'b=2', 'c=3', 'd=4'];
    expect(heads).toEqual([{ 'set-cookie': cookies, 'x-own': 'b', status: 200 }]);
    expect(headers['set-cookie']).toEqual(cookies);
  });

  it('and what is taken out of it does not come back by what was said before', async () => {
    const { headers } = await answerOf((_, response) => {
      rewriteHead(response, (head) => {
        delete head['x-own'];
      });
      response.setHeader('X-Own', 'a').writeHead(200).end();
    });
    expect(headers).not.toHaveProperty('x-own');
  });
});

describe('an answer of a preview', () => {
  const marked = async (isLocked: boolean, head: Record<string, string | string[]>) => {
    const { headers } = await answerOf((_, response) => {
      markAnswer(response, isLocked);
      response.writeHead(200, head).end();
    });
    return headers;
  };
  const policy = "default-src 'none'; frame-ancestors 'none'";

  it('is for no search engine, whatever it says', async () => {
    expect(previewHeaders).toEqual({ 'x-robots-tag': 'noindex, nofollow, noarchive' });
    expect(await marked(false, { 'x-robots-tag': 'all' })).toMatchObject(previewHeaders);
  });

  it('may stand in a frame of ours', async () => {
    const { 'content-security-policy': said } = await marked(false, {
      'content-security-policy': policy,
    });
    expect(said).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(await marked(false, {})).not.toHaveProperty('content-security-policy');
  });

  it('is kept by nobody where there is a password, and else as it says', async () => {
    const rule = { 'cache-control': 'public' };
    expect((await marked(true, rule))['cache-control']).toBe('private, no-store');
    expect((await marked(false, rule))['cache-control']).toBe('public');
  });
});
