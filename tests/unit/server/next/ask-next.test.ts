import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createNextAsker } from '@/lib/server/next/ask-next';
import { pack } from '@/lib/server/packs/pack';
import { answerOf } from '../answer-of';

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
type To = Parameters<ReturnType<typeof createNextAsker>>[2];

const page = pack(Buffer.from('our page'));

/** What is answered where Next answers so; what is logged, and told of a failure. */
async function answer(next: Next, to: Partial<To> = {}, ours: typeof page | undefined = page) {
  const logged: string[] = [];
  const failures: unknown[] = [];
  const asked: IncomingMessage['headers'][] = [];
  const askNext = createNextAsker({
    next: (request, response) => {
      asked.push({ ...request.headers });
      return next(request, response);
    },
    notices: {
      readFailure: async () => ours,
      sendFailure: (_: IncomingMessage, response: ServerResponse, failure: object) => {
        failures.push(failure);
        response.writeHead(500).end('our page');
      },
    } as never,
    log: (line) => logged.push(line),
    routes: { vary: 'rsc' },
    left: () => 7_000,
  });
  const thrown: unknown[] = [];
  const whole = { kind: 'next', isBuilt: true, isKept: true, ...to } as To;
  const { status, headers, body } = await answerOf(
    (request, response) =>
      askNext(request, response, whole).catch((error) => {
        thrown.push(error);
        response.statusCode = 500;
        response.end('caught');
      }),
    { path: '/vod' },
  );
  return { status, headers, body, logged, failures, asked, thrown };
}
const say =
  (status: number): Next =>
  async (_, response) => {
    response.setHeader('cache-control', 's-maxage=31536000');
    response.statusCode = status;
    response.end('theirs');
  };

describe('what caches keep of Next’s answer', () => {
  it.each([
    [{}, 'public, max-age=0, s-maxage=7, stale-if-error=86400'],
    [{ isKept: false }, 'private, no-store'],
    [{ isBuilt: false }, 's-maxage=31536000'],
    [{ isBuilt: false, isKept: false }, 'private, no-store'],
  ])('of a page that is %o is %s', async (to, rule) => {
    const { status, headers, body } = await answer(say(200), to);
    expect([status, headers['cache-control'], body]).toEqual([200, rule, 'theirs']);
  });

  it('of what leads elsewhere depends on what it was asked by', async () =>
    expect((await answer(say(307))).headers.vary).toBe('rsc'));
});

describe('where Next fails', () => {
  it('our page is sent, under the name that Next was told, and one line is logged', async () => {
    const { body, logged, failures, asked } = await answer(say(502));
    const id = asked[0]?.['x-bobine-error-id'];
    expect(id).toMatch(/^[\da-f]{8}$/);
    expect([body, failures]).toEqual(['our page', [{ page, id }]]);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { id, method: 'GET', url: '/vod', message: 'Next answered 502' },
    ]);
  });

  it('its own words stand where there is no page of ours', async () => {
    const { status, body, logged } = await answer(say(502), {}, null as never);
    expect([status, body, logged]).toEqual([502, 'theirs', []]);
  });

  it('by throwing, whoever asked learns it, and answers himself', async () => {
    const lost = new Error('lost');
    const { body, thrown, failures } = await answer(() => Promise.reject(lost));
    expect([body, thrown, failures]).toEqual(['caught', [lost], []]);
    const bare = await answer(() => Promise.reject(lost), {}, null as never);
    expect(bare.thrown).toEqual([lost]);
  });
});
