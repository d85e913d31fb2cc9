import { once } from 'node:events';
import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';

const count = 200;

/** Visitors who shut their half of a connection: after a whole request, and amid one. */
export const halfOpen: Fault = {
  name: 'half-open connections',
  async provoke({ port }) {
    const talk = async (words: string) => {
      const socket = say(port, words).resume();
      socket.end();
      const closed = once(socket, 'close').then(() => true);
      const isClosed = await Promise.race([closed, wait(15_000).then(() => false)]);
      socket.destroy();
      return isClosed;
    };
    const words = ['GET /vod HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /vod HT'];
    const talks = words.flatMap((said) => Array.from({ length: count }, () => talk(said)));
    const left = (await Promise.all(talks)).filter((isClosed) => !isClosed).length;
    const { status } = await ask({ port, path: '/vod' });
    return {
      said: `${left} of ${2 * count} left open, ${status} for the next visit`,
      isWell: left === 0 && status === 200,
    };
  },
};
