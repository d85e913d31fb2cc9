import { hash } from 'node:crypto';
import { isFramed } from './framed';
import { guestSources } from './guest-sources';
import { type Guests, readGuests } from './guests';

const opening = '<script';

const closing = '</script>';

/** What a browser runs; a script of another type is data (JSON-LD). */
const runs = /^(?:module|(?:text|application)\/javascript|)$/;

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

/** The headers that guard one page, made of its finished HTML. */
export type PageGuards = { guests?: Guests; headers: Readonly<Record<string, string>> };

/**
 * What a browser may do with a page: run its own scripts, by their hashes, and those of this site; ask
 * nobody but this site, the house's own stores of media and the page's guests.
 * @param stores origins at which the house keeps media and pictures
 */
export function pageGuards(html: string | Buffer, stores: readonly string[] = []): PageGuards {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  const guests = readGuests(bytes);
  const framed = isFramed(bytes);
  return {
    guests,
    headers: {
      'content-security-policy': contentPolicy(hashScripts(bytes), stores, { guests, framed }),
      'permissions-policy': permissionsPolicy(guests),
      ...(framed ? inFrames : alone),
    },
  };
}

/** A page that stands for itself. */
const alone = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

/** A page made to stand in others: those are known to search engines, it counts as a part of them. */
const inFrames = {
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex, indexifembedded',
};

type Shown = { guests: Guests | undefined; framed: boolean };

function contentPolicy(
  hashes: string[],
  stores: readonly string[],
  { guests, framed }: Shown,
): string {
  const of = (directive: Parameters<typeof guestSources>[1]) => guestSources(guests, directive);
  const frames = of('frame');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...of('script')],
    'style-src': ["'self'", ...of('style')],
    // The place of a disc, the ratio of a film: attributes that the server writes. No sheet may be slipped in.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...stores, ...of('img')],
    'font-src': ["'self'"],
    // hls.js feeds the film by an address of the page's own.
    'media-src': ["'self'", 'blob:', ...stores, ...of('media')],
    'connect-src': ["'self'", ...stores, ...of('connect')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': [framed ? "'none'" : "'self'"],
    'form-action': [framed ? "'none'" : "'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? '*' : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The header `Permissions-Policy` of a page with these guests. */
function permissionsPolicy(guests?: Guests): string {
  const origins = guestSources(guests, 'frame').map((origin) =>
    origin === 'https:' ? '*' : `"${origin}"`,
  );
  const who = origins.includes('*') ? '*' : `(${['self', ...origins].join(' ')})`;
  return [...denied, ...lent.map((name) => `${name}=${who}`), ...own].join(', ');
}

/**
 * A source for `script-src` (`'sha256-…'`) for each script that stands in a page's HTML, once each. The page is read
 * as the bytes that are sent: a third of a large one is script, and none of it has to become text for that.
 */
export function hashScripts(html: Buffer): string[] {
  const sources = new Set<string>();
  let at = html.indexOf(opening);
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1;
    const end = start > 0 ? html.indexOf(closing, start) : -1;
    if (end < 0) break;
    const attributes = html.toString('latin1', at + opening.length, start - 1);
    if (isInline(attributes))
      sources.add(`'sha256-${hash('sha256', html.subarray(start, end), 'base64')}'`);
    at = html.indexOf(opening, end);
  }
  return [...sources];
}

function isInline(attributes: string): boolean {
  const [, type = ''] = /\stype="([^"]*)"/.exec(attributes) ?? [];
  return !/\ssrc=/.test(attributes) && runs.test(type);
}
