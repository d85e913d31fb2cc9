import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { safeRedirectPath } from '@/lib/site/preview/preview';
import { createRateLimit } from '../failures/rate-limit';
import { readClientKey } from '../requests/client-key';
import { readBody } from '../requests/read-request';
import { plainPassword } from './preview-settings';

/** Random per process, so that an attacker cannot compute digests in advance. */
const salt = randomBytes(32);

/** Compares passwords in constant time. The time reveals neither the first difference nor the length. */
export function isPassword(candidate: string, password: string): boolean {
  return timingSafeEqual(digest(plainPassword(candidate)), digest(password));
}

function digest(text: string): Buffer {
  return createHmac('sha256', salt).update(text).digest();
}

/** Maximum size of a request body in bytes: a password and a path. */
const largest = 4_096;
/**
 * Maximum tries in ten minutes, in total (`most`) and per client (`each`). The total allows about 30 000 tries a day,
 * far too few to guess a password of at least twelve characters.
 */
const limits = { most: 200, each: 10, window: 10 * 60_000 };

/** Seconds after which another try may be let through. */
export const retryAfter = limits.window / 1000;

type PasswordResult =
  | { kind: 'right'; to: string }
  | { kind: 'wrong' | 'often'; to: string }
  | { kind: 'large' | 'foreign' | 'none' };

/**
 * Checks a submitted login form. A try counts before the password is checked, so that parallel tries gain nothing.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createPasswordCheck(password: string, proxies?: number) {
  const isWithin = createRateLimit(limits);

  return async (request: IncomingMessage): Promise<PasswordResult> => {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return { kind: 'foreign' };
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
      return { kind: 'none' };
    const body = await readBody(request, largest);
    if (body === undefined) return { kind: 'large' };
    const fields = new URLSearchParams(body);
    const to = safeRedirectPath(fields.get('to') ?? '/');
    if (!isWithin(readClientKey(request, proxies))) return { kind: 'often', to };
    const isRight = isPassword(fields.get('password') ?? '', password);
    return { kind: isRight ? 'right' : 'wrong', to };
  };
}
