import { type IncomingHttpHeaders, request } from 'node:http';

type Asked = {
  path: string;
  host?: string;
  port?: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends a request with its path as written (`fetch` would normalise it). The body is not decompressed. */
export function get({ body: sentBody, ...asked }: Asked) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: 'localhost', ...asked }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        );
      });
      sent.on('error', reject).end(sentBody);
    },
  );
}
