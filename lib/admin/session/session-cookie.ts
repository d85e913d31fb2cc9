import { sessionTimes } from './session-times';

/** With https, the `__Host-` prefix binds the cookie to this host and to https (RFC 6265bis). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bobine-desk' : 'bobine-desk';
}

/** The `Set-Cookie` header that signs in, or out without a secret. `HttpOnly`. */
export function writeSessionCookie(secret: string | undefined, isSecure: boolean): string {
  const age = secret ? sessionTimes.whole / 1000 : 0;
  const parts = [`${sessionCookieName(isSecure)}=${secret ?? ''}`, 'Path=/', `Max-Age=${age}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');
}
