import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.mp4': 'video/mp4',
};

const fileAt = (path: string) => (existsSync(path) && statSync(path).isFile() ? path : undefined);

/** The nearest `404.html` at or above a missing path, as static hosts look for it. */
function find404(root: string, path: string): string | undefined {
  const found = fileAt(join(root, path, '404.html'));
  return found ?? (path === '/' ? undefined : find404(root, dirname(path)));
}

/**
 * A minimal static file host: serves the files of a folder, without `.html` in addresses, and byte ranges of
 * films.
 * @param added headers for each response, e.g. for cross-origin access
 */
export async function openStaticHost(
  root: string,
  port: number,
  added: Readonly<Record<string, string>> = {},
) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.split('?', 1)[0] ?? '/');
    const names = path === '/' ? ['index.html'] : [path, `${path}.html`];
    const found = names.flatMap((name) => fileAt(join(root, name)) ?? [])[0];
    const file = found ?? find404(root, path);
    if (!file || !['GET', 'HEAD'].includes(request.method ?? ''))
      return void response.writeHead(405).end();
    const size = statSync(file).size;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, ...added };
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (found && first !== undefined) {
      const [start, end] = [Number(first), last ? Math.min(Number(last), size - 1) : size - 1];
      response.writeHead(206, {
        ...{ ...headers, 'accept-ranges': 'bytes', 'content-length': end - start + 1 },
        'content-range': `bytes ${start}-${end}/${size}`,
      });
      return void createReadStream(file, { start, end }).pipe(response);
    }
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': size });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listens) => server.listen(port, listens));
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
