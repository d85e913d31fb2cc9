import { expect, test } from 'vitest';
import { callingNext } from '@/lib/server/next/call-next';

test('an answer brings neither its transfer nor the guards that the front says anew', async () => {
  const ask = callingNext(async (_, response) => {
    response.setHeader('Content-Security-Policy', "base-uri 'none'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Connection', 'close');
    response.setHeader('Link', ['</a>', '</b>']);
    response.end('seen');
  });
  const { headers, body } = await ask('/catalogue');
  expect(headers).toEqual({ link: '</a>, </b>' });
  expect(String(body)).toBe('seen');
});

test('where Next fails before it has answered, so does the question', async () => {
  const ask = callingNext(() => Promise.reject(new Error('no page')));
  await expect(ask('/catalogue')).rejects.toThrow();
});
