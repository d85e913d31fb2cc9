import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { runClients, sendRequest, wait } from '../harness';
import type { Fault } from './fault';

const film = '/media/etude-en-disques/film.mp4';

/** Opens a connection and writes raw bytes; never throws. */
export function writeRaw(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(bytes);
  return socket;
}
const writeRawMany = (port: number, count: number, bytes: string) =>
  Array.from({ length: count }, () => writeRaw(port, bytes));

const statusOf = (port: number, path: string) =>
  sendRequest({ port, path }).then(
    ({ status }) => status,
    () => 0,
  );
const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/** Upgrade requests whose clients disconnect. Linux only. */
export const upgrades: Fault = {
  name: 'upgrade requests',
  async inject({ port, pid, stop }) {
    const bytes =
      'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
    // Next starts to listen for upgrades at its first request.
    await sendRequest({ port, path: '/catalogue' });
    const before = openFiles();
    const sockets = writeRawMany(port, 200, bytes);
    await wait(2_000);
    for (const socket of sockets) socket.end();
    await wait(1_000);
    const left = Math.max(0, openFiles() - before);
    writeRaw(port, bytes);
    await wait(200);
    const startedAt = performance.now();
    await Promise.race([stop(), wait(20_000)]);
    const seconds = secondsSince(startedAt);
    return {
      summary: `${left} of 200 sockets left; SIGTERM beside an open one took ${seconds.toFixed(1)} s`,
      hasPassed: left < 5 && seconds < 10,
    };
  },
};

/** SIGTERM under load with keep-alive connections, and a client that does not read its video response. */
export const stop: Fault = {
  name: 'SIGTERM under load',
  env: { STOP_NOTICE: '1' },
  async inject({ port, stop }) {
    let [answered, failed, closed] = [0, 0, 0];
    const reader = writeRaw(port, `GET ${film} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40));
    reader.pause();
    const visiting = runClients(20, async (agent) => {
      try {
        const { headers } = await sendRequest({ port, path: '/vod', agent });
        answered += 1;
        // `close` marks the last response on this connection. Behind a proxy the next request would go to
        // another instance.
        if (headers.connection !== 'close') return wait(5);
        closed += 1;
      } catch {
        failed += 1;
      }
      return false;
    });
    await wait(1_500);
    const startedAt = performance.now();
    const stopped = stop();
    await wait(200);
    const ready = await statusOf(port, '/readyz');
    await visiting;
    await stopped;
    reader.destroy();
    const seconds = secondsSince(startedAt);
    return {
      summary: `${failed} of ${answered + failed} requests failed, ${closed} of 20 connections were closed, /readyz ${ready}, ended after ${seconds.toFixed(1)} s beside a stalled reader`,
      hasPassed: failed === 0 && closed === 20 && ready === 503 && seconds < 7,
    };
  },
};

const post = 'POST /_errors HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';
/** Starts of slow requests, and the bytes sent at each interval. */
const slow = [
  ['heads', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n', 500],
  ['bodies', post, 'x', 20],
  ['bodies nobody reads', post.replace('POST /_errors', 'GET /vod'), 'x', 20],
] as const;

/** Hundreds of clients that send their requests in small pieces, beside one that requests a page. */
export const slowloris: Fault = {
  name: 'slow heads and bodies',
  async inject({ port }) {
    const startedAt = performance.now();
    let [isOver, failed, visits] = [false, 0, 0];
    const visiting = runClients(1, async () => {
      visits += 1;
      if ((await statusOf(port, '/vod')) !== 200) failed += 1;
      await wait(50);
      return !isOver;
    });
    const results = await Promise.all(
      slow.map(async ([name, start, drop, count]) => {
        const sockets = writeRawMany(port, count, start).map((socket) => socket.resume());
        const dripping = setInterval(() => {
          for (const socket of sockets) if (socket.writable) socket.write(drop);
        }, 1_000);
        const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
        await Promise.race([closed, wait(30_000)]);
        clearInterval(dripping);
        const left = sockets.filter((socket) => !socket.closed).length;
        for (const socket of sockets) socket.destroy();
        return { name, count, left, seconds: secondsSince(startedAt) };
      }),
    );
    isOver = true;
    await visiting;
    const summaries = results.map(
      ({ name, count, left, seconds }) =>
        `${left} of ${count} ${name} left after ${seconds.toFixed(1)} s`,
    );
    return {
      summary: `${summaries.join(', ')}; ${failed} of ${visits} visits beside them failed`,
      hasPassed: failed === 0 && results.every(({ left, seconds }) => left === 0 && seconds < 20),
    };
  },
};
