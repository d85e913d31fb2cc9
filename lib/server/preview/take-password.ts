import type { IncomingMessage } from 'node:http';
import { localPath } from '@/lib/site/preview/local-path';
import { createFairLimit } from '../failures/fair-limit';
import { readClientKey } from '../requests/client-key';
import { readBody } from '../requests/read-body';
import { isPassword } from './check-password';

/** Bytes: a password and a path. */
const largest = 4_096;
/** Tries in ten minutes, per client and in total: about thirty thousand a day against twelve characters. */
const limits = { most: 200, each: 10, window: 10 * 60_000 };

/** Seconds after which another try may be let through. */
export const retryAfter = limits.window / 1000;

type Taken =
  | { kind: 'right'; to: string }
  | { kind: 'wrong' | 'often'; to: string }
  | { kind: 'large' | 'foreign' | 'none' };

/**
 * Checks a submitted login form. A try counts before the password is checked, so that parallel tries gain nothing.
 * @param proxies number of trusted proxies (`readClientKey`)
 */
export function createPasswordTaker(password: string, proxies?: number) {
  const isWithin = createFairLimit(limits);

  return async (request: IncomingMessage): Promise<Taken> => {
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return { kind: 'foreign' };
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
      return { kind: 'none' };
    const body = await readBody(request, largest);
    if (body === undefined) return { kind: 'large' };
    const fields = new URLSearchParams(body);
    const to = localPath(fields.get('to') ?? '/');
    if (!isWithin(readClientKey(request, proxies))) return { kind: 'often', to };
    const isRight = isPassword(fields.get('password') ?? '', password);
    return { kind: isRight ? 'right' : 'wrong', to };
  };
}
