import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

type Asked = {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  body?: string;
};
export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  size: number;
  /** How the body begins, undecoded. */
  start: string;
};

/** Characters. */
const mostRead = 65_536;

/** One request as it is written, given up after ten seconds. Rejects where the connection breaks. */
export function ask({ body, ...asked }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', timeout: 10_000, ...asked }, (answer) => {
      let size = 0;
      let start = '';
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (start.length < mostRead) start += part.toString('latin1');
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, size, start }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`${asked.path} did not answer in 10 s`)));
    sent.on('error', reject).end(body);
  });
}

/** A connection on which something is said as it is written; it never throws. */
export function say(port: number, words: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(words);
  return socket;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
