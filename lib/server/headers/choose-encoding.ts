import * as zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Node supports zstd from 22.15 on. */
export const hasZstd = 'zstdCompress' in zlib;

/** Results by header value. Browsers send a handful of values; above the limit a header is parsed each time. */
const known = new Map<string, Encoding>();
const most = 200;

/** The best encoding that an `Accept-Encoding` header admits (`weighEncodings`), cached by header value. */
export function chooseEncoding(accept = ''): Encoding {
  const found = known.get(accept);
  if (found) return found;
  const chosen = weighEncodings(accept);
  if (known.size < most) known.set(accept, chosen);
  return chosen;
}

/**
 * The best of brotli, zstd, gzip and identity that an `Accept-Encoding` header admits (RFC 9110, 12.5.3); with equal
 * weights the one that compresses best. zstd must be named: a client that sends `*` may not support it.
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
