import { expect, it } from 'vitest';
import { sendRedirect } from '@/lib/server/sending/send-redirect';
import { answerOf } from '../answer-of';

it.each([302, 307] as const)('sends elsewhere for this once by %i', async (status) => {
  const answer = await answerOf((_, response) =>
    sendRedirect(response, status, { location: '/de', vary: 'Cookie' }),
  );
  expect([answer.status, answer.body]).toEqual([status, '']);
  expect(answer.headers).toMatchObject({
    ...{ location: '/de', vary: 'Cookie', 'content-length': '0' },
    'cache-control': 'private, no-store',
  });
});
