import { Agent } from 'node:http';
import { ask, say, wait } from '../ask';
import type { Fault } from '../fault';

const visitors = 20;

/** SIGTERM while visitors walk, on connections they keep, beside one who takes nothing of a film. */
export const stop: Fault = {
  name: 'SIGTERM under load',
  env: { STOP_NOTICE: '1' },
  async provoke({ port, stop }) {
    let answered = 0;
    let failed = 0;
    let closed = 0;
    const walk = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isLast = false; !isLast; ) {
        try {
          const { headers } = await ask({ port, path: '/vod', agent });
          answered += 1;
          // The last a visitor is told on this connection; the next one goes to another instance.
          isLast = headers.connection === 'close';
          if (isLast) closed += 1;
        } catch {
          failed += 1;
          isLast = true;
        }
        await wait(5);
      }
      agent.destroy();
    };
    const film = say(
      port,
      'GET /media/etude-en-disques/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(40),
    );
    film.pause();
    const walks = Promise.all(Array.from({ length: visitors }, walk));
    await wait(1_500);
    const begun = performance.now();
    const stopped = stop();
    await wait(200);
    const { status } = await ask({ port, path: '/readyz' }).catch(() => ({ status: 0 }));
    await walks;
    await stopped;
    film.destroy();
    const seconds = (performance.now() - begun) / 1000;
    return {
      said: `${failed} of ${answered + failed} requests failed, ${closed} of ${visitors} connections were told, /readyz ${status}, ended after ${seconds.toFixed(1)} s beside a stalled reader`,
      isWell: failed === 0 && closed === visitors && status === 503 && seconds < 7,
    };
  },
};
