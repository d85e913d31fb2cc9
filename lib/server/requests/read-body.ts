import type { IncomingMessage } from 'node:http';

/** The body of a request as text; `undefined` as soon as it exceeds `most` bytes, or on an error. */
export async function readBody(
  request: IncomingMessage,
  most: number,
): Promise<string | undefined> {
  return (await readBytes(request, most))?.toString();
}

/** The same as bytes, which signatures are computed from. */
export async function readBytes(
  request: IncomingMessage,
  most: number,
): Promise<Buffer | undefined> {
  if (Number(request.headers?.['content-length'] ?? 0) > most) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= most) parts.push(part);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', () => resolve(undefined));
  });
}
