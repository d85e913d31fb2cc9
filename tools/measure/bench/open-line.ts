import { once } from 'node:events';
import { connect } from 'node:net';

export type Asked = { port: number; path: string; headers?: Record<string, string> | undefined };

/** A connection that stays open, on which one thing is asked after the other. */
export type Line = { ask: (asked: Omit<Asked, 'port'>) => Promise<number>; end: () => void };

const headEnd = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

/**
 * Asks as plainly as one can, so that the asker takes little of the processor it measures: no answer is looked at
 * but for its status and its end.
 */
export async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let wait: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let answer: Answer | undefined;
  socket.on('data', (part: Buffer) => {
    answer = answer ? take(answer, part) : begin(part);
    if (!answer.isWhole) return;
    const { status } = answer;
    answer = undefined;
    wait?.resolve(status);
  });
  const fail = () => wait?.reject(new Error(`The server on port ${port} ended the connection`));
  socket.on('error', fail).on('close', fail);
  return {
    ask: ({ path, headers = {} }) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return new Promise((resolve, reject) => {
        wait = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
      });
    },
    end() {
      wait = undefined;
      socket.destroy();
    },
  };
}

/** `left` bytes are to come; of an answer in chunks nobody knows. */
type Answer = { status: number; left: number | undefined; isWhole: boolean };

/** The head comes in one part: it is smaller than what a system sends at once. */
function begin(part: Buffer): Answer {
  const end = part.indexOf(headEnd);
  const head = part.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
  const hasNone = status === 304 || status === 204;
  const left = hasNone ? 0 : length === undefined ? undefined : Number(length);
  return take({ status, left, isWhole: false }, part.subarray(end + headEnd.length));
}

function take({ status, left }: Answer, part: Buffer): Answer {
  if (left === undefined) {
    const isWhole = part.subarray(-lastChunk.length).toString('latin1') === lastChunk;
    return { status, left, isWhole };
  }
  return { status, left: left - part.length, isWhole: left <= part.length };
}
