import { expect, it } from 'vitest';
import { sendJson } from '@/lib/server/sending/send-json';
import { answerOf } from '../answer-of';

it('answers a program in so many bytes, which nobody keeps', async () => {
  const { status, headers, body } = await answerOf((request, response) =>
    sendJson(request, response, 503, { error: 'là' }),
  );
  expect([status, body]).toEqual([503, '{"error":"là"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '15',
    'cache-control': 'private, no-store',
  });
});

it('says to HEAD how long the answer would be', async () => {
  const { headers, body } = await answerOf(
    (request, response) => sendJson(request, response, 200, {}),
    { method: 'HEAD' },
  );
  expect([headers['content-length'], body]).toEqual(['2', '']);
});
