import type { IncomingMessage } from 'node:http';

type Known = {
  /** Where the preview is, as its operator says. */
  address: string | undefined;
  /** Whether the public site is under https. */
  isSecure: boolean;
};

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Whether the browser came by https: then its cookies are for that alone. Told by the preview's own address, else by the
 * proxy before it, else as the public site's, but for a trial on this machine.
 */
export function isHttps({ headers }: IncomingMessage, { address, isSecure }: Known): boolean {
  if (address) return address.startsWith('https:');
  const [said] = String(headers['x-forwarded-proto'] ?? '').split(',');
  if (said) return said.trim() === 'https';
  return isSecure && !thisMachine.test(headers.host ?? '');
}
