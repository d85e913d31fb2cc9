import { once } from 'node:events';
import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';

const count = 500;
const head = 'GET / HTTP/1.1\r\nHost: a\r\n';

/** Five hundred who write the heads of their requests a letter at a time, and one who wants a page. */
export const slowloris: Fault = {
  name: 'slowloris',
  async provoke({ port }) {
    const begun = performance.now();
    const sockets = Array.from({ length: count }, () => say(port, head).resume());
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('X: y\r\n');
    }, 1_000);
    let isOver = false;
    let failed = 0;
    const taken: number[] = [];
    const walk = async () => {
      while (!isOver) {
        const asked = performance.now();
        const answer = await ask({ port, path: '/vod' }).catch(() => undefined);
        if (answer?.status !== 200) failed += 1;
        taken.push(performance.now() - asked);
        await wait(50);
      }
    };
    const walking = walk();
    await Promise.race([closed, wait(30_000)]);
    isOver = true;
    await walking;
    clearInterval(dripping);
    const seconds = (performance.now() - begun) / 1000;
    const left = sockets.filter((socket) => !socket.closed).length;
    for (const socket of sockets) socket.destroy();
    const longest = Math.max(...taken);
    return {
      said: `${left} of ${count} left after ${seconds.toFixed(1)} s; ${failed} of ${taken.length} visits beside them failed, the longest took ${longest.toFixed(0)} ms`,
      isWell: left === 0 && failed === 0,
    };
  },
};
