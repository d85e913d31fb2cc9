import type { IncomingMessage } from 'node:http';

/** The body of a request as text, or undefined when it is larger than so many bytes. */
export async function readBody(
  request: IncomingMessage,
  most: number,
): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  return size <= most ? Buffer.concat(parts).toString() : undefined;
}
