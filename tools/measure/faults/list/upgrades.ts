import { readdirSync } from 'node:fs';
import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';

const count = 200;
const words = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** Linux only. */
const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Whoever asks for another protocol and goes away again. */
export const upgrades: Fault = {
  name: 'upgrade requests',
  async provoke({ port, pid, stop }) {
    // Next begins to listen for them at its first request.
    await ask({ port, path: '/catalogue' });
    const before = openFiles(pid);
    const sockets = Array.from({ length: count }, () => say(port, words));
    await wait(2_000);
    for (const socket of sockets) socket.end();
    await wait(1_000);
    const left = Math.max(0, openFiles(pid) - before);
    say(port, words);
    await wait(200);
    const begun = performance.now();
    await Promise.race([stop(), wait(20_000)]);
    const seconds = (performance.now() - begun) / 1000;
    return {
      said: `${left} of ${count} sockets left; SIGTERM beside an open one took ${seconds.toFixed(1)} s`,
      isWell: left < 5 && seconds < 10,
    };
  },
};
