import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

type Asked = {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  body?: string;
  /** Milliseconds after which nobody waits any longer; ten seconds. */
  silence?: number;
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

/**
 * How long an answer that is late may still come (ms). Where this process has stood still, on a busy machine, Node looks
 * at its clocks before it looks at what has arrived.
 */
const grace = 2_000;

/** One request as it is written, given up after ten seconds of silence. Rejects where the connection breaks. */
export function ask({ body, silence = 10_000, ...asked }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', timeout: silence, ...asked }, (answer) => {
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
    sent.on('timeout', () => {
      const silent = new Error(`${asked.path} did not answer in ${silence / 1000} s`);
      setTimeout(() => sent.destroy(silent), grace).unref();
    });
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
