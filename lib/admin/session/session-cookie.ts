import { sessionTimes } from './session-times';

/** Under https a name that browsers keep for this very host and never send in the clear (RFC 6265bis, `__Host-`). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bobine-desk' : 'bobine-desk';
}

/** `Set-Cookie` that signs in, or out where there is no secret. A script reads it in no case. */
export function writeSessionCookie(secret: string | undefined, isSecure: boolean): string {
  const age = secret ? sessionTimes.whole / 1000 : 0;
  const parts = [`${sessionCookieName(isSecure)}=${secret ?? ''}`, 'Path=/', `Max-Age=${age}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');
}
