import { expect, it } from 'vitest';
import { sendNotice } from '@/lib/server/notices/send-notice';
import { sendJson } from '@/lib/server/sending/send-json';
import { answerOf } from '../answer-of';

it('answers a program with JSON that nobody keeps', async () => {
  const { status, headers, body } = await answerOf((request, response) =>
    sendJson(request, response, 404, { error: 'Unknown build' }),
  );
  expect([status, body]).toEqual([404, '{"error":"Unknown build"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '25',
    'cache-control': 'private, no-store',
  });
});

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
  const json = await answerOf((request, response) => sendJson(request, response, 404, {}), asked);
  expect([json.headers['content-length'], json.body]).toEqual(['2', '']);
  const page = await answerOf((request, response) => sendNotice(request, response, 404), asked);
  expect([page.headers['content-length'], page.body]).toEqual(['10', '']);
});
