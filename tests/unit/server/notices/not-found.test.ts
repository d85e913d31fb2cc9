import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { answerOf } from '../answer-of';
import { openNotices } from './open-notices';

const none = openNotices(() => true);

describe('a page that is not there', () => {
  const { ask } = openNotices();
  const lost: Parameters<typeof ask>[0] = (notices, ...asked) => notices.sendNotFound(...asked);

  it('is said in the language of its address, with the address', async () => {
    const { status, headers, body } = await ask(lost, '/de/<x>');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>/de/page-not-found.html</h1><p>/de/&lt;x&gt; ');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect((await ask(lost, '/x')).body).toContain('<h1>/fr/page-not-found.html</h1><p>/x ');
  });

  it('is compressed as the browser accepts, with the path of each request', async () => {
    const { notices } = openNotices();
    for (const path of ['/one', '/two']) {
      const sent: Buffer[] = [];
      const { headers } = await answerOf(
        (request, response) => {
          const { end } = response;
          response.end = ((part: Buffer) => {
            sent.push(part);
            return end.call(response, part, 'utf8');
          }) as typeof end;
          return notices.sendNotFound(request, response);
        },
        { path, headers: { 'accept-encoding': 'gzip' } },
      );
      expect(headers['content-encoding']).toBe('gzip');
      expect(String(gunzipSync(sent[0] ?? ''))).toContain(`<p>${path}`);
    }
  });

  it('is said in a line where there is no page for it, or none was asked for', async () => {
    for (const answer of [await none.ask(lost, '/x'), await ask(lost, '/x', { method: 'PUT' })])
      expect([answer.status, answer.body]).toEqual([404, 'Not Found\n']);
  });

  it('is said of a build as JSON', async () => {
    const { status, body } = await ask(lost, '/builds/meta/b6.json');
    expect([status, body]).toEqual([404, '{"error":"Unknown build"}']);
    expect((await ask(lost, '/news/builds/')).body).toContain('<h1>');
  });
});

describe('an order that is not there', () => {
  const { ask } = openNotices();
  const lost: Parameters<typeof ask>[0] = (notices, ...asked) =>
    notices.sendOrderNotFound(...asked);

  it('is said by a page of its own, which is the same for every one', async () => {
    const { status, headers, body } = await ask(lost, '/de/commande/Xk9');
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(body).toContain('<h1>/de/order-not-found.html</h1><p>BOBINE_REQUESTED_PATH ');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('is said in a line where there is none', async () =>
    expect((await none.ask(lost, '/commande/Xk9')).body).toBe('Not Found\n'));
});

describe('a failure', () => {
  const { ask, read } = openNotices();
  type Failure = { id: string; retryAfter?: number };
  const fail =
    (failure: Failure): Parameters<typeof ask>[0] =>
    async (notices, request, response) => {
      const page = await notices.readFailure(request);
      notices.sendFailure(request, response, { page, ...failure });
    };

  it('is said with the name that the log has it under', async () => {
    const { status, headers, body } = await ask(fail({ id: '0badcafe' }), '/vod');
    expect([status, headers['retry-after']]).toEqual([500, undefined]);
    expect(body).toContain('<h1>/fr/server-error.html</h1>');
    expect(body).toContain('BOBINE_REFUSAL 0badcafe</p>');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(read).toEqual(['/fr/server-error.html']);
  });

  it('of too much at once is said with when to come again', async () => {
    const { status, headers } = await ask(fail({ id: 'a', retryAfter: 2 }), '/vod');
    expect([status, headers['retry-after']]).toEqual([429, '2']);
  });

  it('is said in a line where there is no page', async () => {
    const { status, body } = await none.ask(fail({ id: 'a' }), '/vod');
    expect([status, body]).toEqual([500, 'Internal Server Error\n']);
  });

  it('leaves the guards of what was asked for on what is none', async () => {
    const { headers } = await answerOf((request, response) => {
      guardAnswer(request, response, false);
      none.notices.sendFailure(request, response, { page: undefined, id: 'a' });
    });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
