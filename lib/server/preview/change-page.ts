import type { IncomingMessage, ServerResponse } from 'node:http';

/** Asks for a page as it is, whole and not compressed: so its words can be read. */
export function askPlainly({ headers }: IncomingMessage): void {
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])
    delete headers[name];
}

type Callback = () => void;

/**
 * Holds back an answer that turns out to be a page until it is whole, and sends what `change` makes of it. Others go
 * out as they come. To be called before anybody else writes.
 */
export function changePage(response: ServerResponse, change: (page: string) => string): void {
  const { writeHead, write, end, flushHeaders } = response;
  let held: { head: unknown[]; parts: Buffer[] } | 'passed' | undefined;

  response.writeHead = ((...given: unknown[]) => {
    const head = (given.at(-1) ?? {}) as Record<string, unknown>;
    const type = String(head['content-type'] ?? '');
    if (!type.startsWith('text/html') || head['content-encoding']) {
      held = 'passed';
      return Reflect.apply(writeHead, response, given);
    }
    response.statusCode = Number(given[0]);
    held = { head: given, parts: [] };
    return response;
  }) as typeof writeHead;

  /** Whether it is a page, which its head says, written or not yet. */
  const holds = () => {
    if (!held && !response.headersSent) response.writeHead(response.statusCode);
    return typeof held === 'object' ? held : undefined;
  };

  response.write = ((...given: unknown[]) => {
    const page = holds();
    if (!page) return Reflect.apply(write, response, given);
    take(page.parts, given);
    return true;
  }) as typeof write;

  response.flushHeaders = () => void (holds() ?? flushHeaders.call(response));

  response.end = ((...given: unknown[]) => {
    const page = holds();
    if (!page) return Reflect.apply(end, response, given);
    take(page.parts, given);
    held = 'passed';
    const body = Buffer.from(change(Buffer.concat(page.parts).toString()));
    const head = { ...(page.head.at(-1) as object), 'content-length': body.length };
    for (const name of ['etag', 'transfer-encoding'])
      delete (head as Record<string, unknown>)[name];
    Reflect.apply(writeHead, response, [page.head[0], head]);
    return end.call(response, body, 'utf8');
  }) as typeof end;
}

/** A part of a body, as `write` and `end` are given it. */
function take(parts: Buffer[], given: unknown[]): void {
  const [part, encoding] = given;
  if (typeof part === 'string')
    parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'));
  else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  const done = given.find((one) => typeof one === 'function') as Callback | undefined;
  if (done) queueMicrotask(done);
}
