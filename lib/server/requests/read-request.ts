import type { IncomingMessage } from 'node:http';

/** The body of a request as text; `undefined` as soon as it exceeds `maxBytes`, or on an error. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | undefined> {
  return (await readBytes(request, maxBytes))?.toString();
}

/** As `readBody`, but returns the bytes: Stripe's signature is computed from them. */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(request.headers?.['content-length'] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
  });
}

/** All values of a cookie. A browser sends two cookies of one name if one was set for a path (`Path`). */
export function readCookies(header: string | undefined, name: string | RegExp): string[] {
  const isAsked = (cookieName: string) =>
    typeof name === 'string' ? cookieName === name : name.test(cookieName);
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && isAsked(pair.slice(0, at).trim()) ? [pair.slice(at + 1).trim()] : [];
  });
}

/**
 * The decoded path of a request target, without its query. `null` if it is malformed (`/movie/%`, `*`, `http://…`) or
 * has dot segments: browsers resolve them before a request (RFC 3986, section 5.2.4), and Next would resolve them once
 * more. `decodeURI` leaves `%2F` encoded, so a segment stays a segment.
 */
export function readPath(target: string): string | null {
  if (!target.startsWith('/')) return null;
  try {
    const path = decodeURI(target.split(/[?#]/, 1)[0] ?? '');
    return path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..') ? null : path;
  } catch {
    return null;
  }
}
