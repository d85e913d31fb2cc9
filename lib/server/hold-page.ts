import type { ServerResponse } from 'node:http';

/**
 * Holds back a page that another handler writes until it is whole: its policy names its scripts. `send`
 * then writes the body; whatever is not HTML passes as it comes.
 */
export function holdPage(response: ServerResponse, send: (html: Buffer) => void): void {
  const { writeHead, write, end, flushHeaders } = response;
  const parts: Buffer[] = [];
  let isWhole = false;

  function isHeld(): boolean {
    if (isWhole || response.headersSent) return false;
    return String(response.getHeader('content-type')).startsWith('text/html');
  }
  /** What was given to `write` or `end`: a part of the body first, a listener last. */
  function take(given: unknown[]): (() => void) | undefined {
    const [part, last] = [given[0], given.at(-1)];
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
    return typeof last === 'function' ? (last as () => void) : undefined;
  }

  // Next's own compression has the head written before each part.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(writeHead, response, [status, ...rest]);
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };
  response.write = (...given: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, given);
    const taken = take(given);
    if (taken) process.nextTick(taken);
    return true;
  };
  response.end = (...given: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, given);
    const ended = take(given);
    if (ended) response.once('finish', ended);
    isWhole = true;
    send(Buffer.concat(parts));
    return response;
  };
}
