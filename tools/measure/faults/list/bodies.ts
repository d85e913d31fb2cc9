import { once } from 'node:events';
import { say } from '../ask';
import type { Fault } from '../fault';

const post = 'POST /_errors HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';
const slow = [
  ['a head', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n'],
  ['a body', post, 'x'],
  ['a body nobody reads', post.replace('POST /_errors', 'GET /vod'), 'x'],
] as const;

/** Requests that come by drops. */
export const bodies: Fault = {
  name: 'slow heads and bodies',
  async provoke({ port }) {
    const ended = await Promise.all(
      slow.map(async ([name, start, drop]) => {
        const begun = performance.now();
        const socket = say(port, start).resume();
        const dripping = setInterval(() => socket.writable && socket.write(drop), 1_000);
        await once(socket, 'close');
        clearInterval(dripping);
        return { name, seconds: (performance.now() - begun) / 1000 };
      }),
    );
    return {
      said: ended
        .map(({ name, seconds }) => `${name} ended after ${seconds.toFixed(1)} s`)
        .join(', '),
      isWell: ended.every(({ seconds }) => seconds < 20),
    };
  },
};
