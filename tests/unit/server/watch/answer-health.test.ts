import { expect, it } from 'vitest';
import { answerHealth } from '@/lib/server/watch/answer-health';
import { answerOf } from '../answer-of';

const ask = (path: string, isReady = true, method = 'GET') =>
  answerOf(
    (request, response) =>
      answerHealth(request, response, () => isReady) || void response.writeHead(404).end('page'),
    { path, method },
  );

it('says that the site lives and takes visitors', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([200, '{"status":"ok"}']);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('lives but takes no visitors once it is told to stop', async () => {
  expect((await ask('/healthz', false)).status).toBe(200);
  const { status, body } = await ask('/readyz', false);
  expect([status, body]).toEqual([503, '{"status":"stopping"}']);
});

it('leaves everything else alone', async () => {
  for (const path of ['/', '/healthz/x', '/readyz.html'])
    expect((await ask(path)).body).toBe('page');
  expect((await ask('/readyz', true, 'POST')).body).toBe('page');
});
