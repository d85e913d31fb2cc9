import { expect, it } from 'vitest';
import { sendNotice } from '@/lib/server/notices/send-notice';
import { answerOf } from '../answer-of';

it.each([
  [404, 'Not Found\n'],
  [500, 'Internal Server Error\n'],
] as const)('says %i in a line of text where there is no page', async (status, text) => {
  const answer = await answerOf((request, response) => sendNotice(request, response, status));
  expect([answer.status, answer.body]).toEqual([status, text]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('sends a page as such, and nothing that was said of another answer before', async () => {
  const { headers, body } = await answerOf((request, response) => {
    response.setHeader('etag', '"other"');
    sendNotice(request, response, 404, { html: '<h1>là</h1>' });
  });
  expect(body).toBe('<h1>là</h1>');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': '12',
    'cache-control': 'private, no-store',
  });
  expect(headers.etag).toBeUndefined();
});

it('sends no body to who asks for the head', async () => {
  const asked = { method: 'HEAD' };
  const page = await answerOf((request, response) => sendNotice(request, response, 404), asked);
  expect([page.headers['content-length'], page.body]).toEqual(['10', '']);
});

it('sends Retry-After only where the caller names seconds', async () => {
  const said = await answerOf((request, response) =>
    sendNotice(request, response, 503, { html: 'x', retryAfter: 0 }),
  );
  expect(said.headers).toMatchObject({ 'retry-after': '0' });
  const plain = await answerOf((request, response) =>
    sendNotice(request, response, 599, { html: '' }),
  );
  expect([plain.headers['content-type'], plain.body]).toEqual(['text/html; charset=utf-8', '']);
  expect(plain.headers).not.toHaveProperty('retry-after');
  const line = await answerOf((request, response) => sendNotice(request, response, 599));
  expect(line.body).toBe('599\n');
});
