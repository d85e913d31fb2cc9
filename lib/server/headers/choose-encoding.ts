import * as zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Node has zstd from 22.15 on. */
export const hasZstd = 'zstdCompress' in zlib;

/** What browsers say are a handful; what else comes is read each time, once there are so many. */
const known = new Map<string, Encoding>();
const most = 200;

/** The best encoding that an `Accept-Encoding` header admits, as `weighEncodings` tells it. */
export function chooseEncoding(accept = ''): Encoding {
  const found = known.get(accept);
  if (found) return found;
  const chosen = weighEncodings(accept);
  if (known.size < most) known.set(accept, chosen);
  return chosen;
}

/**
 * The best of brotli, zstd, gzip and identity that an `Accept-Encoding` header admits (RFC 9110, 12.5.3); of
 * equals the smallest. zstd where it is named: `*` may be said by one that does not know it.
 */
export function weighEncodings(accept: string, knowsZstd = hasZstd): Encoding {
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const offered: [Encoding, number][] = [
    ['br', weightOf('br')],
    ['zstd', knowsZstd ? (weights.get('zstd') ?? 0) : 0],
    ['gzip', weightOf('gzip')],
  ];
  const most = Math.max(...offered.map(([, weight]) => weight));
  return most > 0 ? (offered.find(([, weight]) => weight === most)?.[0] ?? 'identity') : 'identity';
}
