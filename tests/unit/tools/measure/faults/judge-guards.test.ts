import { expect, it } from 'vitest';
import { judgeGuards } from '@/tools/measure/faults/judge-guards';

const file = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': '1',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const page = {
  ...file,
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': "script-src 'self' 'sha256-x'; frame-ancestors 'none'",
};

it('has nothing to say of answers that carry all they owe', () => {
  expect([judgeGuards(page, true), judgeGuards(file, false)]).toEqual([undefined, undefined]);
});

it('names the first that is missing', () => {
  expect(judgeGuards({ ...page, 'permissions-policy': undefined }, true)).toBe(
    'permissions-policy',
  );
  expect(judgeGuards({ ...file, 'x-content-type-options': undefined }, false)).toBe('nosniff');
  expect(judgeGuards({ ...file, 'content-security-policy': "script-src 'self'" }, false)).toBe(
    'frame-ancestors',
  );
});

it('takes no policy for strict that lets any script run', () => {
  const loose = page['content-security-policy'].replace("'self'", "'self' 'unsafe-inline'");
  expect(judgeGuards({ ...page, 'content-security-policy': loose }, true)).toBe(
    'a strict script-src',
  );
  expect(judgeGuards({ ...page, 'content-security-policy': loose }, false)).toBe(
    'a policy of a file',
  );
});
