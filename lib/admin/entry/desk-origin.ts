import { siteUrl } from '@/lib/site/site-url';

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Whether a host (`localhost:3000`) is the very machine on which the site runs. */
export function isThisMachine(host: string): boolean {
  return thisMachine.test(host);
}

/**
 * Where somebody is who stands at the desk: on this very machine where it is tried there, else at the site's address. No
 * other word of a request counts. Links in mails are of the site's address alone.
 * @param host as the browser sent it
 */
export function adminOrigin(host: string | null): string {
  return host && isThisMachine(host) ? `http://${host}` : siteUrl();
}

/** Whether its cookie is for https alone. */
export function isAdminSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
