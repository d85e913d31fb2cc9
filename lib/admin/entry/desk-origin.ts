import { siteUrl } from '@/lib/site/site-url';

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Whether a host (`localhost:3000`) is the local machine. */
export function isThisMachine(host: string): boolean {
  return thisMachine.test(host);
}

/**
 * The admin's origin: the local host when used locally, else the site URL. Other parts of the request
 * are not trusted. Links in mails always use the site URL.
 * @param host the `Host` header
 */
export function adminOrigin(host: string | null): string {
  return host && isThisMachine(host) ? `http://${host}` : siteUrl();
}

/** Whether the session cookie is restricted to https. */
export function isAdminSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
