import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const faultPath = '/-/fault';

/** Runs in each page before anything else of it: tells the gate what is logged as an error or thrown. */
function watchPage(path: string) {
  const tell = (words: string) => navigator.sendBeacon(path, `${location.pathname}: ${words}`);
  const { error: log } = console;
  console.error = (...said: unknown[]) => {
    tell(said.map(String).join(' '));
    log.apply(console, said);
  };
  addEventListener('error', (event) => event instanceof ErrorEvent && tell(event.message));
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
}

const watcher = `<script>(${watchPage})(${JSON.stringify(faultPath)})</script>`;

/** Of a page asked for with this, no script ever comes. */
export const withoutScripts = '?scripts=never';

/** Firefox asks its makers of its own accord. */
const ofBrowser = /(?:^|\.)(?:mozilla\.(?:com|org|net)|firefox\.com|firefox\.settings\.services)$/;

export type Gate = Awaited<ReturnType<typeof openGate>>;

/**
 * Stands between a browser and the site, and hears what no driver tells in both of them: what goes wrong in
 * a page and, as the browser's proxy, who else is asked. Nobody else answers.
 */
export async function openGate(site: string) {
  const faults: string[] = [];
  const abroad: string[] = [];
  const note = (host = '') => {
    const name = host.replace(/:\d+$/, '');
    if (!ofBrowser.test(name)) abroad.push(name);
  };
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/')) {
      note(new URL(url).host);
      response.writeHead(502).end();
    } else if (url === faultPath) {
      faults.push(await readText(request));
      response.writeHead(204).end();
    } else if (url.endsWith('.js') && request.headers.referer?.endsWith(withoutScripts)) {
      // It waits for its answer.
    } else handOver(request, response, site);
  });
  // What is asked for over TLS.
  server.on('connect', ({ url }, socket) => {
    note(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://localhost:${port}`,
    faults: () => faults,
    abroad: () => [...new Set(abroad)],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page is written anew, with the watcher at its head; all else goes through as it is. */
function handOver(request: IncomingMessage, response: ServerResponse, site: string) {
  const { method, url, headers } = request;
  const isPage = headers.accept?.includes('text/html');
  const asked = ask(
    site + url,
    {
      // A connection of its own: one that is used again may just be closed by the site.
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
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

async function readText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString();
}
