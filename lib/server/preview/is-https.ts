import type { IncomingMessage } from 'node:http';

type Known = {
  /** Address of the preview (`PREVIEW_URL`). */
  address: string | undefined;
  /** Whether the public site uses https. */
  isSecure: boolean;
};

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Whether the browser uses https, so that its cookies can be `Secure`. Decided by the preview's own address, else by
 * `X-Forwarded-Proto`, else by the public site's address, except on localhost.
 */
export function isHttps({ headers }: IncomingMessage, { address, isSecure }: Known): boolean {
  if (address) return address.startsWith('https:');
  const [said] = String(headers['x-forwarded-proto'] ?? '').split(',');
  if (said) return said.trim() === 'https';
  return isSecure && !thisMachine.test(headers.host ?? '');
}
