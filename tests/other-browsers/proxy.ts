import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const errorPath = '/-/fault';

/** Runs first in each page: reports logged errors and exceptions to the gate. */
function watchPage(path: string) {
  const report = (text: string) => navigator.sendBeacon(path, `${location.pathname}: ${text}`);
  const { error: log } = console;
  console.error = (...values: unknown[]) => {
    report(values.map(String).join(' '));
    log.apply(console, values);
  };
  addEventListener('error', (event) => event instanceof ErrorEvent && report(event.message));
  addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason}`));
}

const watcher = `<script>(${watchPage})(${JSON.stringify(errorPath)})</script>`;

/** With this query, a page's scripts are never answered. */
export const withoutScripts = '?scripts=never';

/** Hosts that Firefox requests by itself. */
const ofBrowser = /(?:^|\.)(?:mozilla\.(?:com|org|net)|firefox\.com|firefox\.settings\.services)$/;

export type RecordingProxy = Awaited<ReturnType<typeof openProxy>>;

/**
 * Proxy between a browser and the site. It records errors in pages and requests to other hosts, which no driver reports
 * in both browsers. Other hosts are not answered.
 */
export async function openProxy(site: string) {
  const errors: string[] = [];
  const otherHosts: string[] = [];
  const note = (host = '') => {
    const name = host.replace(/:\d+$/, '');
    if (!ofBrowser.test(name)) otherHosts.push(name);
  };
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/')) {
      note(new URL(url).host);
      response.writeHead(502).end();
    } else if (url === errorPath) {
      errors.push(await readText(request));
      response.writeHead(204).end();
    } else if (url.endsWith('.js') && request.headers.referer?.endsWith(withoutScripts)) {
      // Never answered.
    } else forward(request, response, site);
  });
  // Requests over TLS.
  server.on('connect', ({ url }, socket) => {
    note(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://localhost:${port}`,
    errors: () => errors,
    otherHosts: () => [...new Set(otherHosts)],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Adds the watcher to the head of a page; other responses are passed through. */
function forward(request: IncomingMessage, response: ServerResponse, site: string) {
  const { method, url, headers } = request;
  const isPage = headers.accept?.includes('text/html');
  const outgoing = ask(
    site + url,
    {
      // A new connection, since the site may just be closing a reused one.
      ...{ method, agent: false as const },
      headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers,
    },
    async (answer) => {
      const isText = isPage && answer.headers['content-type']?.startsWith('text/html');
      if (!isText) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        return answer.pipe(response);
      }
      const html = (await readText(answer)).replace('<head>', `<head>${watcher}`);
      const { 'content-length': _, ...rest } = answer.headers;
      return response.writeHead(answer.statusCode ?? 500, rest).end(html);
    },
  );
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

async function readText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString();
}
