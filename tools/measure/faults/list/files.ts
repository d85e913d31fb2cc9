import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';

const squatters = 300;
const visits = 100;

/** A process that may open few files, and more connections than that on which nobody says anything. */
export const files: Fault = {
  name: 'ulimit -n 128',
  openFiles: 128,
  async provoke({ port }) {
    await ask({ port, path: '/catalogue' });
    const sockets = Array.from({ length: squatters }, () => say(port, 'GET / HTTP/1.1\r\n'));
    await wait(500);
    // Nobody is served while all connections are taken; from when on is somebody?
    const begun = performance.now();
    let isBack = false;
    while (!isBack && performance.now() - begun < 30_000) {
      isBack = await ask({ port, path: '/vod' }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isBack) await wait(200);
    }
    const seconds = (performance.now() - begun) / 1000;
    let failed = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      const path = visit % 2 ? '/vod' : '/media/etude-en-disques/film.mp4';
      const answer = await ask({ port, path }).catch(() => undefined);
      if (answer?.status !== 200) failed += 1;
    }
    for (const socket of sockets) socket.destroy();
    return {
      said: `${squatters} connections that say nothing: served again after ${seconds.toFixed(1)} s, then ${failed} of ${visits} visits failed`,
      isWell: isBack && seconds < 20 && failed === 0,
    };
  },
};
