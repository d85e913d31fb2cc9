import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { answerOwn, stylePolicy } from '@/lib/server/preview/answer-own';
import { answerOf } from '../answer-of';

const own = (given: Parameters<typeof answerOwn>[3], isSecure = false, method = 'GET') =>
  answerOf((request, response) => answerOwn(request, response, isSecure, given), { method });

it('a page of the preview’s own runs nothing, and is kept by nobody', async () => {
  const { status, headers, body } = await own({ body: '<p>là</p>' });
  expect([status, body]).toEqual([200, '<p>là</p>']);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'text/html; charset=utf-8', 'content-length': '10' },
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
  expect(headers['x-request-id']).toMatch(/^[\da-f]{16}-/);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it('it may do what it is allowed to beside that', async () => {
  const { headers } = await own({ policy: "style-src 'self'" }, true);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'; style-src 'self'$/);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
  expect(stylePolicy('a{}')).toBe(`style-src 'sha256-${hash('sha256', 'a{}', 'base64')}'`);
});

it('a file is guarded as one, by its own type', async () => {
  const { headers, body } = await own({ type: 'text/css', body: Buffer.from('a{}') });
  expect([headers['content-type'], body]).toEqual(['text/css', 'a{}']);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

it('what says nothing has no type, and headers of its own', async () => {
  const { status, headers, body } = await own({ status: 303, headers: { location: '/a' } });
  expect([status, headers.location, headers['content-length'], body]).toEqual([303, '/a', '0', '']);
  expect(headers).not.toHaveProperty('content-type');
});

it('HEAD learns how long it would be', async () => {
  const { headers, body } = await own({ body: 'abc' }, false, 'HEAD');
  expect([headers['content-length'], body]).toEqual(['3', '']);
});
