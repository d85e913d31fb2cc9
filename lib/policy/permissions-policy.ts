import { guestSources } from './guest-sources';
import type { Guests } from './guests';

/** What no page of a film house asks of a device. */
const denied = [
  ...['accelerometer', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
].map((name) => `${name}=()`);
/** What a film needs, here or in a provider's frame. */
const lent = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
/** The share button. */
const own = ['clipboard-write=(self)'];

/** The header `Permissions-Policy` of a page with these guests. */
export function permissionsPolicy(guests?: Guests): string {
  const origins = guestSources(guests, 'frame').map((origin) =>
    origin === 'https:' ? '*' : `"${origin}"`,
  );
  const who = origins.includes('*') ? '*' : `(${['self', ...origins].join(' ')})`;
  return [...denied, ...lent.map((name) => `${name}=${who}`), ...own].join(', ');
}
