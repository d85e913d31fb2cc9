import { beforeEach, describe, expect, test } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import type { CallNext } from '@/lib/server/next/call-next';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import { createRenderer } from '@/lib/server/rendered/answer-rendered';
import { createTurns } from '@/lib/server/rendered/turns';
import { readAsker } from '@/lib/server/requests/read-asker';
import { answerOf } from '../answer-of';

describe('an answer of Next’s', () => {
  type Answer = Partial<Awaited<ReturnType<CallNext>>>;
  const asked: Parameters<CallNext>[] = [];
  const visitors: (string | undefined)[] = [];
  const turns = createTurns();

  /** What somebody is told for whom Next says this. */
  const told = (answer: Answer, path: string, isKept = true, headers = {}, isBuilt?: boolean) => {
    const render = createRenderer({
      ask: async (...given) => {
        asked.push(given);
        const html = { 'content-type': 'text/html' };
        return { status: 200, headers: html, cookies: [], body: Buffer.from('<b>'), ...answer };
      },
      proxies: 2,
      routes: { vary: 'rsc' },
      guardsOf: guardPacks([]),
      take: (wish, work) => {
        visitors.push(wish.visitor);
        return turns(wish, work);
      },
    });
    const forwarded = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
    return answerOf(
      async (request, response) => {
        guardAnswer(request, response, false);
        try {
          const kind = isBuilt === undefined ? 'rendered' : 'next';
          await render(request, response, { kind, isKept, isBuilt: isBuilt === true });
        } catch (error) {
          response.writeHead(599).end((error as Error).message);
        }
      },
      { path, headers: { ...forwarded, ...headers } },
    );
  };
  const ruleOf = async (...given: Parameters<typeof told>) =>
    (await told(...given)).headers['cache-control'];
  beforeEach(() => {
    asked.splice(0);
    visitors.splice(0);
  });

  test('is kept as a page, as data, here alone, or by nobody, by its address', async () => {
    const page = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
    expect(await ruleOf({}, '/catalogue')).toBe(page);
    expect(await ruleOf({}, '/api/films?q=a')).toBe('public, max-age=60');
    expect(await ruleOf({}, '/oembed?url=a')).toBe('public, max-age=60');
    expect(await ruleOf({}, '/api/cards?films=a')).toBeUndefined();
    expect(await ruleOf({}, '/surprise')).toBeUndefined();
    expect(await ruleOf({}, '/catalogue', false)).toBe('private, no-store');
    const own = { 'cache-control': 'public, max-age=5' };
    expect(await ruleOf({ headers: own }, '/surprise')).toBe('public, max-age=5');
    expect(await ruleOf({ headers: own, status: 201 }, '/catalogue')).toBe('public, max-age=5');
    expect(await ruleOf({ headers: own, status: 299 }, '/surprise')).toBe('public, max-age=5');
    for (const status of [300, 404])
      expect(await ruleOf({ headers: own, status }, '/surprise')).toBe('private, no-store');
  });

  test('from the build is kept as a page; of another address that it mends what it says itself', async () => {
    const own = { 'cache-control': 's-maxage=31536000' };
    const of = (isKept: boolean, isBuilt: boolean, status = 200) =>
      ruleOf({ headers: own, status }, '/catalogue', isKept, {}, isBuilt);
    expect(await of(true, true)).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
    expect(await of(true, false)).toBe('s-maxage=31536000');
    for (const isBuilt of [true, false]) {
      expect(await of(false, isBuilt)).toBe('private, no-store');
      expect(await of(true, isBuilt, 308)).toBe('private, no-store');
    }
  });

  test('that sends elsewhere says by what it was chosen', async () => {
    const varyOf = async (status: number) => (await told({ status }, '/surprise')).headers.vary;
    for (const status of [300, 302, 399]) expect(await varyOf(status)).toBe('rsc, Accept-Encoding');
    for (const status of [299, 400]) expect(await varyOf(status)).toBe('Accept-Encoding');
  });

  test('is a failure from 500 on, but for what is not implemented', async () => {
    expect((await told({ status: 501 }, '/oembed?format=xml')).status).toBe(501);
    expect((await told({ status: 499 }, '/surprise')).status).toBe(499);
    for (const status of [500, 503])
      expect((await told({ status }, '/surprise')).body).toBe(`Next answered ${status}`);
  });

  test('is guarded as a page where it is one', async () => {
    const policyOf = async (answer: Answer) =>
      (await told(answer, '/surprise')).headers['content-security-policy'];
    expect(await policyOf({})).toContain("script-src 'self'");
    for (const headers of [{}, { 'content-type': 'application/json' }])
      expect(await policyOf({ headers: headers as Record<string, string> })).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
  });

  test('is for one alone with all that he asks by, for many with nothing of it', async () => {
    await told({ cookies: ['a=1'] }, '/surprise', true, { cookie: 'b=2' });
    const id = expect.stringMatching(/^[\da-f]{8}$/);
    expect(asked[0]?.[0]).toBe('/surprise');
    expect(asked[0]?.[1]).toMatchObject({ cookie: 'b=2', 'x-bobine-error-id': id });
    const kept = await told({ cookies: ['a=1'] }, '/catalogue', true, { cookie: 'b=2' });
    expect(asked[1]).toEqual(['/catalogue', { 'x-bobine-error-id': id }]);
    expect(kept.headers).not.toHaveProperty('set-cookie');
    const alone = await told({ cookies: ['a=1'] }, '/surprise');
    expect(alone.headers['set-cookie']).toEqual(['a=1']);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const visitor = readAsker({ headers, socket: { remoteAddress: '127.0.0.1' } }, 1);
    expect(visitors).toEqual([visitor, visitor, visitor]);
  });

  test('that nobody wants any more is none', async () => {
    const render = createRenderer({
      ask: () => Promise.reject(new Error('never')),
      routes: { vary: 'rsc' },
      guardsOf: guardPacks([]),
      take: async () => undefined,
    });
    for (const path of ['/surprise', '/catalogue'])
      await expect(
        answerOf(
          (request, response) => render(request, response, { kind: 'rendered', isKept: true }),
          { path },
        ),
      ).rejects.toThrow();
  });
});
